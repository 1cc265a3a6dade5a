import type {ReactNode} from 'react';
import {LinkedHeading} from '@/components/ui/linked-heading';
import {Static} from '@/components/ui/static';
import {byLetter} from '@/lib/content/tags';

interface Props<Entry> {
  entries: readonly Entry[];
  /** The list below one letter. */
  children: (entries: readonly Entry[]) => ReactNode;
}

const idOf = (letter: string) => `letter-${letter === '#' ? '0' : letter.toLowerCase()}`;
const nameOf = (letter: string) => (letter === '#' ? 'Digits and other signs' : letter);

/** Entries by first letter, below a row of links to the letters. */
export function LetterIndex<Entry extends {readonly label: string}>({entries, children}: Props<Entry>) {
  const letters = byLetter(entries);
  return (
    <Static>
      <p className="letter-index-jump" data-print="none">
        {letters.map(({letter}) => (
          <a key={letter} href={`#${idOf(letter)}`} aria-label={nameOf(letter)}>
            {letter}
          </a>
        ))}
      </p>
      {letters.map(({letter, items}) => (
        <section key={letter} className="letter-index-group" aria-label={nameOf(letter)}>
          <LinkedHeading id={idOf(letter)} text={letter} />
          {children(items)}
        </section>
      ))}
    </Static>
  );
}
