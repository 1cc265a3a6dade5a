import type {Fault} from '@/lib/faults';
import type {CheckedFile, FileRule} from '../model';
import {escapePattern, findText, reporter} from './helpers';

/** Clichés of content/data/phrases.yml, in every text for readers; fixed titles may contain them. */
export const phrases: FileRule = (file, {wording}) => {
  const patterns = Object.entries(wording.phrases).map(([phrase, instead]) => ({
    phrase,
    instead,
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(phrase)}\\p{L}*`, 'iu'),
  }));
  return textsOf(file).flatMap(({text, line, endLine}) => {
    const plain = wording.fixedTitles.reduce((rest, fixed) => rest.replaceAll(fixed, ' '), text.replaceAll('’', "'"));
    return patterns.flatMap(({phrase, instead, pattern}): Fault[] => {
      const match = pattern.exec(plain);
      if (!match) return [];
      const place = findText(file, pattern, line, endLine);
      return [reporter('phrases', file)(place, `A worn phrase: “${match[0]}” (${phrase}).`, instead)];
    });
  });
};

/** Every text of an article for readers, with the range of lines to look for it in. */
export function textsOf(file: CheckedFile): {text: string; line: number; endLine: number}[] {
  const frontMatter = (['title', 'description'] as const).flatMap((key) => {
    const text = file.frontMatter?.[key];
    const {line = 1} = file.place([key]);
    return text === undefined ? [] : [{text, line, endLine: line}];
  });
  const blocks = file.analysis?.blocks ?? [];
  const figures = (file.analysis?.figures ?? []).flatMap(({texts, line, endLine}) =>
    // the address of a link is not a word
    texts.map((text) => ({text: text.replace(/\]\([^)]*\)/g, ']'), line, endLine})),
  );
  return [...frontMatter, ...blocks, ...figures];
}
