import type {Fault} from '@/lib/faults';
import type {FileRule} from '../model';
import {findText, reporter} from './helpers';
import {textsOf} from './phrases';

/** What authors write in place of missing text. Only in capitals: "todo" is a Spanish word. */
const PLACEHOLDER =
  /(?<![\p{L}\p{N}_])(?:TODO|FIXME|TBC|TBD|XXX|[Ll]orem ipsum|LOREM IPSUM)(?![\p{L}\p{N}_])|\[[Cc]itation needed\]/gu;

/** Notes to oneself that would be published: TODO and the like, in every text for readers. */
export const placeholders: FileRule = (file) => {
  // captions are among the texts
  const labels = (file.analysis?.labels ?? []).filter(({mayCite}) => !mayCite);
  return [...textsOf(file), ...labels.map((label) => ({...label, endLine: label.line}))].flatMap(
    ({text, line, endLine}) =>
      Array.from(text.matchAll(PLACEHOLDER), ([written]): Fault => {
        const fix = written.startsWith('[')
          ? 'cite a source with its id, such as [@nhs-vitamin-d], or remove the claim'
          : 'complete it or remove it; an unfinished article has draft: true in its front matter';
        const place = findText(file, written, line, endLine);
        return reporter('placeholders', file)(place, `“${written}” marks something as unfinished.`, fix);
      }),
  );
};
