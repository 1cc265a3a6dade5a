import {readdirSync} from 'node:fs';
import path from 'node:path';

/** The addresses of all docs and posts of an export, in order: every page with Markdown beside it. */
export function articlePaths(out: string): string[] {
  return ['docs', 'blog']
    .flatMap((folder) =>
      readdirSync(path.join(out, folder), {recursive: true, encoding: 'utf8'}).map((name) => `${folder}/${name}`),
    )
    .filter((name) => name.endsWith('.md') && !name.endsWith('/index.md'))
    .map((name) => `/${name.slice(0, -3)}`)
    .sort();
}
