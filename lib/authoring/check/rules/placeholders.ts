import type {Fault} from '@/lib/faults';
import type {FileRule} from '../model';
import {PLACEHOLDER} from '../read/placeholders';
import {findText, reporter} from './helpers';

/** Notes to oneself that would be published: TODO and the like, in every text for readers. */
export const placeholders: FileRule = (file) => {
  const report = reporter('placeholders', file);
  const fault = (text: string, place: {line?: number; column?: number}): Fault =>
    report(place, `“${text}” marks something as unfinished.`, fixFor(text));
  const {placeholders: found = [], figures = [], boxes = [], images = []} = file.analysis ?? {};
  const keys = (['title', 'description'] as const).map((key) => {
    const {line = 1} = file.place([key]);
    return {text: file.frontMatter?.[key] ?? '', line, endLine: line};
  });
  const elsewhere = [
    ...keys,
    ...figures.flatMap(({texts, line, endLine}) => texts.map((text) => ({text, line, endLine}))),
    ...boxes.map(({title = '', line}) => ({text: title, line, endLine: line})),
    ...images.flatMap(({alt, line, caption = '', captionLine}) => [
      {text: alt, line, endLine: line},
      {text: caption, line: captionLine, endLine: captionLine},
    ]),
  ];
  return [
    ...found.map(({text, ...place}) => fault(text, place)),
    ...elsewhere.flatMap(({text, line, endLine}) => {
      const [written] = PLACEHOLDER.exec(text) ?? [];
      return written === undefined ? [] : [fault(written, findText(file, written, line, endLine))];
    }),
  ];
};

function fixFor(text: string): string {
  if (text.startsWith('[')) return 'cite a source with its id, such as [@nhs-vitamin-d], or remove the claim';
  return 'complete it or remove it; an unfinished article has draft: true in its front matter';
}
