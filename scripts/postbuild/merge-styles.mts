import {createHash} from 'node:crypto';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow, rewrite} from './files.mts';

const FIRST = '@layer reset,';

/**
 * One style sheet for the whole site instead of a handful of chunks: one request, cached for every page. Layers make the order of the
 * parts irrelevant, but for the part that names them. Every mention of a chunk in pages and data becomes the merged file. Scripts lose
 * theirs: the sheet is in every page, and a script that named it would change without its own name, which is cached for ever, changing.
 */
export function mergeStyles(out: string): void {
  const chunks = filesBelow(path.join(out, '_next/static/chunks'), '.css').sort();
  if (chunks.length === 0) return;
  const texts = chunks.map((file) =>
    readFileSync(file, 'utf8')
      .replace(/\/\*# sourceMappingURL=.*?\*\//g, '')
      .trim(),
  );
  texts.sort((a, b) => Number(b.includes(FIRST)) - Number(a.includes(FIRST)));
  const merged = [...new Set(texts)].join('\n');
  const name = `site-${createHash('sha256').update(merged).digest('hex').slice(0, 12)}.css`;
  const names = chunks.map((file) => path.basename(file));
  for (const file of chunks) rmSync(file);
  writeFileSync(path.join(out, '_next/static/chunks', name), `${merged}\n`);
  const mention = new RegExp(
    `(static/chunks/)(?:${names.map((part) => part.replace(/[.~]/g, '\\$&')).join('|')})`,
    'g',
  );
  for (const file of filesBelow(out, '.html', '.txt')) {
    rewrite(file, (text) => dropRepeatedLinks(text.replace(mention, `$1${name}`)));
  }
  const entry = new RegExp(`"${mention.source}",?`, 'g');
  for (const file of filesBelow(out, '.js')) rewrite(file, (text) => text.replace(entry, ''));
}

function dropRepeatedLinks(html: string): string {
  const seen = new Set<string>();
  return html.replace(/<link rel="(?:stylesheet|preload)" href="([^"]+\.css)"[^>]*>/g, (link, href: string) => {
    if (link.includes('rel="preload"') || seen.has(href)) return '';
    seen.add(href);
    return link;
  });
}
