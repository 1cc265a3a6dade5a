import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {shortClassNames} from './class-names.mts';
import {CHUNKS, type Change, contentHash, filesBelow, inHead, rewriteBelow} from './files.mts';
import {renamed, shortenScripts} from './shorten-scripts.mts';

const FIRST = '@layer reset,';
/** A style sheet among the files that a script names. */
const ENTRY = /"static\/chunks\/[\w~.-]+\.css",?/g;

/** The style of the site, as the steps after this one use it. */
export interface Styles {
  /** The merged sheet, without its font faces. */
  readonly sheet: string;
  /** The font faces, which are in every page. */
  readonly fonts: string;
  /** Where the sheet is. */
  readonly href: string;
  /** Every mention of a style sheet becomes that of the merged file, every mention of a script that of its new name. */
  readonly toSheet: Change;
  /** Classes get their short names. */
  readonly toShortNames: Change;
}

/**
 * One style sheet for the whole site instead of a handful of chunks: one request, cached for every page. Layers make the order of the
 * parts irrelevant, but for the part that names them; each layer is opened once, lengths that never change stand where they are used. Scripts
 * lose their mentions: the sheet is in every page, and a script that named it would change without its own name, which is cached for
 * ever, changing. Returns what the rest of the export is to be rewritten with.
 * @throws when there is no style sheet, or as `shortClassNames`.
 */
export function mergeStyles(out: string, base = ''): Styles {
  const chunks = filesBelow(path.join(out, CHUNKS), '.css').sort();
  if (chunks.length === 0) throw new Error(`The export in ${out} has no style sheet.`);
  const texts = chunks.map((file) =>
    readFileSync(file, 'utf8')
      .replace(/\/\*# sourceMappingURL=.*?\*\//g, '')
      // next/font offers each font as a class, too; the site takes its variable
      .replace(/\.[\w-]+_className\{font-family:[^{}]*\}/g, '')
      .trim(),
  );
  texts.sort((a, b) => Number(b.includes(FIRST)) - Number(a.includes(FIRST)));
  const merged = gatherLayers([...new Set(texts)].join('\n'));
  const toShortNames = shortClassNames(merged);
  const [fonts, sheet] = takeFonts(toShortNames(inlineConstants(inlineFamilies(merged))));
  const name = `site-${contentHash(sheet, 8)}.css`;
  const href = `${base}/${CHUNKS}/${name}`;
  for (const file of chunks) rmSync(file);
  writeFileSync(path.join(out, CHUNKS, name), `${sheet}\n`);
  rewriteBelow(out, '.js', (text) => text.replace(ENTRY, ''));
  const merging = chunks.map((file) => [path.basename(file), name] as const);
  const names = new Map([...merging, ...shortenScripts(out, toShortNames)]);
  const toSheet = (text: string) => inHead(dropRepeatedLinks)(renamed(text, names));
  return {sheet, fonts: absoluteUrls(fonts, href), href, toSheet, toShortNames};
}

/** Font faces, and the sheet without them. */
function takeFonts(css: string): [fonts: string, sheet: string] {
  const faces: string[] = [];
  const sheet = css.replace(/@font-face\{[^{}]*\}\n?/g, (face) => {
    // a browser that knows light-dark() knows woff2
    faces.push(face.trim().replace(/format\("?woff2"?\)/, ''));
    return '';
  });
  return [faces.join(''), sheet];
}

/** Style that stood in a sheet, for any page: addresses relative to the sheet become absolute. */
export function absoluteUrls(css: string, href: string): string {
  const folder = path.posix.dirname(href);
  return css.replace(/url\("?(?!data:|\/)([^")]+)"?\)/g, (_, to: string) => `url(${path.posix.join(folder, to)})`);
}

/** next/font gives the name of a font by a custom property of a class that the root has: puts the name where it is used. */
function inlineFamilies(css: string): string {
  const families = [...css.matchAll(/\.[\w-]+\{(--[\w-]+):"([\w-]+)"\}\n?/g)];
  return families.reduce(
    (text, [rule, name, family]) => text.replace(rule, '').replaceAll(`var(${name})`, family!),
    css,
  );
}

/** Lengths of the root that are declared once and never change stand where they are used: `var(--space-4)` costs more than `16px`. */
function inlineConstants(css: string): string {
  const declared = new Map<string, string[]>();
  for (const [, name, value] of css.matchAll(/(--[\w-]+):([^;{}]+)/g)) {
    declared.set(name!, [...(declared.get(name!) ?? []), value!.trim()]);
  }
  const [, root = ''] = /:root\{([^{}]*)\}/.exec(css) ?? [];
  const constants = [...declared].flatMap(([name, values]) =>
    values.length === 1 && root.includes(`${name}:`) && /^[\d.]+(?:px|rem)$/.test(values[0]!)
      ? [[name, values[0]!] as const]
      : [],
  );
  const inlined = constants.reduce(
    (text, [name, value]) =>
      text.replaceAll(`var(${name})`, value).replace(new RegExp(`${name}:\\s*${value.replace('.', '\\.')};?`), ''),
    css,
  );
  return foldPixels(inlined);
}

/** Works out what is left to calculate of pixels alone, at the end of a sum, too: `calc(100dvh - 60px - 48px)` is `calc(100dvh - 108px)`. */
function foldPixels(css: string): string {
  return css
    .replace(/calc\(-1 \* ([\d.]+px)\)/g, '-$1')
    .replace(/calc\(([\d.]+)px ([+-]) ([\d.]+)px\)/g, (_, a, sign, b) => `${Number(a) + Number(sign + b)}px`)
    .replace(/ - ([\d.]+)px - ([\d.]+)px\)/g, (_, a, b) => ` - ${Number(a) + Number(b)}px)`);
}

/** All blocks of a layer in one; what stands outside of layers follows them. Within a layer the order stays. */
function gatherLayers(css: string): string {
  const layers = new Map<string, string[]>();
  const rest: string[] = [];
  let [depth, start] = [0, 0];
  for (const {0: mark, index} of css.matchAll(/"[^"]*"|'[^']*'|[{};]/g)) {
    if (mark === '{') depth += 1;
    else if (mark === '}') depth -= 1;
    if (depth > 0 || (mark !== '}' && mark !== ';')) continue;
    const block = css.slice(start, index + 1).trim();
    start = index + 1;
    const [, name, body] = /^@layer ([\w-]+)\{([\s\S]*)\}$/.exec(block) ?? [];
    if (name === undefined) rest.push(block);
    else layers.set(name, [...(layers.get(name) ?? []), body!]);
  }
  const named = rest.filter((block) => block.startsWith('@layer'));
  const others = rest.filter((block) => !named.includes(block));
  const gathered = [...layers].map(([name, bodies]) => `@layer ${name}{${bodies.join('')}}`);
  return [...named, ...gathered, ...others].join('\n');
}

function dropRepeatedLinks(html: string): string {
  const seen = new Set<string>();
  return html.replace(/<link rel="(?:stylesheet|preload)" href="([^"]+\.css)"[^>]*>/g, (link, href: string) => {
    if (link.includes('rel="preload"') || seen.has(href)) return '';
    seen.add(href);
    return link;
  });
}
