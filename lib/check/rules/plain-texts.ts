import type {FileRule} from '../model';
import {findText, reporter} from './make';

/** Marks of Markdown and HTML as somebody writes them who takes them for marks. */
const MARKS: readonly {readonly pattern: RegExp; readonly name: string}[] = [
  {pattern: /\*\*[^\s*][^*]*\*\*|(?<![\w*])\*[^\s*][^*]*\*(?![\w*])/, name: 'asterisks'},
  {pattern: /(?<!\w)__?[^\s_][^_]*__?(?!\w)/, name: 'underscores'},
  {pattern: /`[^`]+`/, name: 'backticks'},
  {pattern: /~~[^~]+~~/, name: 'tildes'},
  {pattern: /\[[^\]]*\]\([^)]*\)/, name: 'a link'},
  {pattern: /<\/?[a-z][^<>]*>/i, name: 'a tag'},
  {pattern: /&(?:[a-z]{2,}|#x?[\da-f]+);/i, name: 'the name of a character'},
  {pattern: /\{\/\*.*?\*\/\}|<!--.*?-->/, name: 'a comment'},
];
const CITATION = {pattern: /\[@[^\]]*\]/, name: 'a citation'};

const KEYS = ['title', 'description', 'sidebar_label', 'group'] as const;

/** Marks in texts that are printed as they stand: titles and descriptions, attributes, what is said of an image. */
export const plainTexts: FileRule = (file) => {
  const tell = reporter('markdown', file);
  const front: Readonly<Record<string, unknown>> = {...file.front};
  const texts = [
    ...KEYS.map((key) => ({text: String(front[key] ?? ''), line: file.place([key]).line ?? 1, mayCite: false})),
    ...(file.analysis?.labels ?? []),
  ];
  return texts.flatMap(({text, line, mayCite}) =>
    (mayCite ? MARKS : [...MARKS, CITATION]).flatMap(({pattern, name}) => {
      const [written] = pattern.exec(text) ?? [];
      if (written === undefined) return [];
      const problem = `This text is printed as it stands, with the marks: ${name} in "${written}".`;
      const fix = `write plain words${mayCite ? '; only [@its-id] makes something here' : ''}`;
      return [tell(findText(file, written, line, line + 20), problem, fix)];
    }),
  );
};
