import type {ReactNode} from 'react';
import {HashLink} from '@/components/ui/hash-link';
import {Static} from '@/components/ui/static';
import {byLetter} from '@/lib/content/tags';
import {isSplit, letterPath, letterSlug} from '@/lib/routing/split-index';
import {url} from '@/lib/urls';

interface Props<Entry> {
  entries: readonly Entry[];
  /** The folder of the letters' own pages, when there are too many entries for one. */
  base: string;
  /** The letter whose page this is. */
  letter?: string | undefined;
  /** The list of one letter. */
  children: (entries: readonly Entry[]) => ReactNode;
}

const idOf = (letter: string) => `letter-${letterSlug(letter)}`;
const nameOf = (letter: string) => (letter === '#' ? 'Digits and other signs' : letter);

/** Entries by first letter, under a row of letters that leads to each. */
export function LetterIndex<Entry extends {readonly label: string}>({
  entries,
  base,
  letter: current,
  children,
}: Props<Entry>) {
  const letters = byLetter(entries);
  const shown = isSplit(entries) ? letters.filter(({letter}) => letter === current) : letters;
  return (
    <Static>
      <p className="letter-index-jump">
        {letters.map(({letter}) => (
          <a
            key={letter}
            href={url(letterPath(entries, base, letter))}
            aria-label={nameOf(letter)}
            aria-current={letter === current ? 'page' : undefined}
          >
            {letter}
          </a>
        ))}
      </p>
      {shown.map(({letter, items}) => (
        <section key={letter} className="letter-index-group" aria-label={nameOf(letter)}>
          <h2 id={idOf(letter)}>
            {letter}
            <HashLink id={idOf(letter)} text={letter} />
          </h2>
          {children(items)}
        </section>
      ))}
    </Static>
  );
}
