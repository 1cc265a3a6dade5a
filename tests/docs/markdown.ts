import {readdirSync, readFileSync} from 'node:fs';
import GithubSlugger from 'github-slugger';

export interface Page {
  readonly file: string;
  readonly text: string;
}

/**
 * The documentation: every Markdown file for people of the project. A closed notebook may mention what no longer
 * exists.
 */
export function pages(): Page[] {
  const top = readdirSync('.').filter((name) => name.endsWith('.md'));
  const below = FOLDERS.flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((name) => name.endsWith('.md') && !/(^notebook|fixtures|templates|\.cache|node_modules)\//.test(name))
      .map((name) => `${folder}/${name}`),
  );
  return [...top, ...below.sort()].map((file) => ({file, text: readFileSync(file, 'utf8')}));
}

const FOLDERS = ['docs', 'deploy', 'lib', 'components', 'scripts', 'tests', 'bench'];

/** The npm scripts that a text names: "content:check" for `npm run content:check -- --fix`. */
export function commandsIn(text: string): string[] {
  const run = [...text.matchAll(/npm run (?:-s )?([a-z][\w:-]*)/g)].map(([, name]) => name!);
  const short = [...text.matchAll(/npm (start|test)\b/g)].map(([, name]) => name!);
  return [...new Set([...run, ...short])];
}

const TOP = /^(app|bench|components|content|deploy|docs|lib|public|scripts|tests|\.vscode|\.githooks|\.github)\//;

/** Paths of the project between backticks, without patterns and placeholders. */
export function pathsIn(text: string): string[] {
  const spans = [...withoutFences(text).matchAll(/`([^`\n]+)`/g)].map(([, span]) => span!);
  return [...new Set(spans.filter((span) => TOP.test(span) && !/[\s<>{}*…|]|YYYY/.test(span)))];
}

/** The targets of a text's relative links. */
export function linksIn(text: string): {path: string; anchor?: string}[] {
  const targets = [...withoutFences(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target!);
  return targets
    .filter((target) => !/^[a-z]+:|^\//.test(target) && !/[…<]/.test(target))
    .map((target) => {
      const [path = '', anchor] = target.split('#');
      return {path, anchor};
    });
}

/** GitHub's anchors for the headings of a text. */
export function anchorsIn(text: string): string[] {
  const slugger = new GithubSlugger();
  return [...withoutFences(text).matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    slugger.slug(heading!.replaceAll('`', '')),
  );
}

/** A text without its blocks of code. */
export function withoutFences(text: string): string {
  return text.replace(/^( *)(`{3,})[^\n]*\n[\s\S]*?\n\1\2$/gm, '');
}
