import {firstCitation} from '@/lib/content/markdown/citation-mark';
import type {CheckedFile, FileRule} from '../model';
import {findText, reporter} from './helpers';

/** Marks of Markdown and HTML in plain texts. The distance between two is limited, because a text may be long. */
const MARKS: readonly {readonly pattern: RegExp; readonly name: string}[] = [
  {pattern: /\*\*[^\s*][^*]*\*\*|(?<![\w*])\*[^\s*][^*]*\*(?![\w*])/, name: 'asterisks'},
  {pattern: /(?<!\w)__?[^\s_][^_]*__?(?!\w)/, name: 'underscores'},
  {pattern: /`[^`]+`/, name: 'backticks'},
  {pattern: /~~[^~]+~~/, name: 'tildes'},
  {pattern: /\[[^[\]]*\]\([^)]{0,500}\)/, name: 'a link'},
  {pattern: /<\/?[a-z][^<>]*>/i, name: 'a tag'},
  {pattern: /&(?:[a-z]{2,}|#x?[\da-f]+);/i, name: 'the name of a character'},
  {pattern: /\{\/\*.{0,500}?\*\/\}|<!--.{0,500}?-->/, name: 'a comment'},
];

const KEYS = ['title', 'description', 'sidebar_label', 'group'] as const;

/** Marks in texts that are printed as they are: titles, descriptions, attributes, descriptions of images. */
export const plainTexts: FileRule = (file) => {
  const report = reporter('markdown', file);
  const frontMatter: Readonly<Record<string, unknown>> = {...file.frontMatter};
  const texts = [
    ...[...KEYS.map((key) => ({path: [key], text: String(frontMatter[key] ?? '')})), ...nestedTexts(file)].map(
      ({path, text}) => ({text, line: file.place(path).line ?? 1, mayCite: false}),
    ),
    ...(file.analysis?.labels ?? []),
  ];
  return texts.flatMap(({text, line, mayCite}) =>
    marksIn(text, mayCite).flatMap(({written, name}) => {
      const problem = `This text is printed as it is, including the marks: ${name} in "${written}".`;
      const fix = `write plain words${mayCite ? '; only [@its-id] has an effect here' : ''}`;
      return [report(findText(file, written, line, line + 20), problem, fix)];
    }),
  );
};

/** Texts in keys that are lists or groups. */
function nestedTexts({frontMatter}: CheckedFile): {path: readonly PropertyKey[]; text: string}[] {
  const {asks = [], corrections = [], reviewed} = frontMatter ?? {};
  return [
    ...asks.map((text, index) => ({path: ['asks', index], text})),
    ...corrections.map(({what}, index) => ({path: ['corrections', index, 'what'], text: what})),
    ...(['by', 'scope'] as const).flatMap((key) => (reviewed ? [{path: ['reviewed', key], text: reviewed[key]}] : [])),
  ];
}

/** The first mark of each kind in a text, as it is written. */
function marksIn(text: string, mayCite: boolean): {written: string; name: string}[] {
  const found = MARKS.map(({pattern, name}) => ({written: pattern.exec(text)?.[0], name}));
  const cited = {written: mayCite ? undefined : firstCitation(text), name: 'a citation'};
  return [...found, cited].flatMap(({written, name}) => (written === undefined ? [] : [{written, name}]));
}
