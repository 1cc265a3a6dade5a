import type {SectionWords} from './best-section';
import {headingOf, type SearchIndex} from './payload';
import type {Synonyms} from './synonyms';
import {tokenise} from './tokens';

/** The sections of the entries: headings from the first tier, texts as they load. */
export interface EntrySections {
  sectionsOf(entry: number): readonly SectionWords[];
  hasText(entry: number): boolean;
  addText(entry: number, texts: readonly string[]): void;
}

/** The sections of an index's entries, without their texts. */
export function createEntrySections({entries}: SearchIndex, synonyms: Synonyms): EntrySections {
  const texts = new Map<number, readonly string[]>();
  const sections = new Map<number, readonly SectionWords[]>();
  const createSections = (entry: number) =>
    ['', ...entries[entry]!.headings].map((heading, index): SectionWords => {
      const place = index === 0 ? undefined : headingOf(heading);
      const text = texts.get(entry)?.[index] ?? '';
      return {place, text, tokens: tokenise(text, synonyms), heading: new Set(tokenise(place?.text ?? '', synonyms))};
    });
  return {
    sectionsOf(entry) {
      const found = sections.get(entry) ?? createSections(entry);
      sections.set(entry, found);
      return found;
    },
    hasText: (entry) => texts.has(entry),
    addText(entry, text) {
      texts.set(entry, text);
      sections.delete(entry);
    },
  };
}
