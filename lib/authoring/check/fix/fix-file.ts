import 'server-only';
import {isDeepStrictEqual} from 'node:util';
import {tagFor} from '@/lib/content/tags';
import {plainLineEnds} from '@/lib/text-file';
import {tryYaml} from '@/lib/yaml';
import {canBeStraight, insideCurly} from '../read/curly-quotes';

/** The order in which authors read front matter. */
const KEY_ORDER = [
  ...'title description asks date tags sources searched reviewed updated format group'.split(' '),
  ...'sidebar_position sidebar_label slug aliases cover draft unlisted publishAt corrections'.split(' '),
];

/** Front matter whose closing line ends like its opening line. */
const BLOCK = /^(\ufeff?---[ \t]*(\r\n|\r|\n))([\s\S]*?)\2---[ \t]*(?=[\r\n]|$)/;

interface Fixed {
  readonly text: string;
  readonly done: readonly string[];
  /** Why nothing was changed, although something could be. */
  readonly reason?: string;
}

/** Corrects what is safe: order of keys, case of tags, curly quotes around a value. Line ends stay. */
export function fixFile(text: string, tags: readonly string[]): Fixed {
  const [, opening, lineEnd, written] = BLOCK.exec(text) ?? [];
  if (opening === undefined || lineEnd === undefined || written === undefined) return {text, done: []};
  const yaml = plainLineEnds(written);
  const done: string[] = [];
  const step = (name: string, before: string, after: string) => {
    if (before !== after) done.push(name);
    return after;
  };
  let frontMatter = step('straight quotes', yaml, straightQuotes(yaml));
  frontMatter = step('case of tags', frontMatter, correctTags(frontMatter, tags));
  frontMatter = step('order of keys', frontMatter, sortKeys(frontMatter));
  if (done.length === 0) return {text, done};
  if (yaml.replaceAll('\n', lineEnd) !== written)
    return {text, done: [], reason: 'it mixes line ends of several kinds'};
  const rest = text.slice(opening.length + written.length);
  return {text: opening + frontMatter.replaceAll('\n', lineEnd) + rest, done};
}

/** Curly quotes around a whole value, where YAML requires straight ones. */
function straightQuotes(yaml: string): string {
  return yaml.replace(/^([\w-]+:[ \t]+)([“„”‘’][^\n]*?)[ \t]*$/gm, (line, key: string, value: string) => {
    const inside = insideCurly(value);
    return canBeStraight(inside) ? `${key}"${inside}"` : line;
  });
}

function correctTags(yaml: string, known: readonly string[]): string {
  const correct = (written: string) => {
    const bare = written.trim().replace(/^(["'])(.*)\1$/, '$2');
    const tag = known.includes(bare) ? undefined : tagFor(bare, known);
    return tag === undefined ? written : written.replace(written.trim(), tag);
  };
  return yaml
    .replace(
      /^(tags:[ \t]*\[)([^\]\n]*)\]/m,
      (_, head: string, list: string) => `${head}${list.split(',').map(correct).join(',')}]`,
    )
    .replace(
      /^(tags:[ \t]*\n)((?:[ \t]*-[^\n]*(?:\n|$))+)/m,
      (_, head: string, list: string) =>
        head + list.replace(/^([ \t]*-[ \t]+)([^\n]*)$/gm, (__, dash: string, tag: string) => dash + correct(tag)),
    );
}

/** Sorts the keys, if that changes nothing else: a value may contain lines like keys, or refer to another one. */
function sortKeys(yaml: string): string {
  const sorted = withKeysSorted(yaml);
  if (sorted === yaml) return yaml;
  const before = tryYaml(yaml);
  return before !== undefined && isDeepStrictEqual(before, tryYaml(sorted)) ? sorted : yaml;
}

/** Each key with its continuation lines and the comments above it, sorted; unknown keys last. */
function withKeysSorted(yaml: string): string {
  const chunks: {key: string; lines: string[]}[] = [];
  let comments: string[] = [];
  for (const line of yaml.split('\n')) {
    const key = /^([\w-]+):/.exec(line)?.[1];
    if (key !== undefined) {
      chunks.push({key, lines: [...comments, line]});
      comments = [];
    } else if (/^#/.test(line)) comments.push(line);
    else if (/^(\s|-\s|$|[\]}])/.test(line) && chunks.length > 0 && comments.length === 0)
      chunks.at(-1)!.lines.push(line);
    else return yaml;
  }
  const rank = (key: string) => (KEY_ORDER.includes(key) ? KEY_ORDER.indexOf(key) : KEY_ORDER.length);
  const sorted = [...chunks].sort((a, b) => rank(a.key) - rank(b.key));
  return [...sorted.flatMap(({lines}) => lines), ...comments].join('\n');
}
