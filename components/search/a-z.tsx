import {Static} from '@/components/ui/static';
import {byLetter} from '@/lib/content/tags';
import type {Label} from '@/lib/labels';
import {isSplit, letterPath, letterSlug} from '@/lib/split-index';
import {url} from '@/lib/urls';
import styles from './a-z.module.css';

const idOf = (letter: string) => `letter-${letterSlug(letter)}`;

/** Everything the site holds by first letter: articles by title, tags by label with the number of their articles. */
export function AToZ({labels, letter: current}: {labels: readonly Label[]; letter?: string}) {
  const letters = byLetter(labels);
  const shown = isSplit(labels) ? letters.filter(({letter}) => letter === current) : letters;
  return (
    <Static className={styles.root}>
      <p className={styles.jump}>
        {letters.map(({letter}) => (
          <a
            key={letter}
            href={url(letterPath(labels, '/a-z', letter))}
            aria-label={letter === '#' ? 'Digits' : letter}
            aria-current={letter === current ? 'page' : undefined}
          >
            {letter}
          </a>
        ))}
      </p>
      {shown.map(({letter, items}) => (
        <section key={letter} className={styles.group} aria-labelledby={idOf(letter)}>
          <h2 id={idOf(letter)}>{letter}</h2>
          <ul className={styles.list}>
            {entriesOf(items).map(([{label, route, note}, other]) => (
              <li key={route}>
                <a href={url(route)} data-tag={note && ''}>
                  {label}
                </a>
                {note && <span className={styles.note}> {note}</span>}
                {other && (
                  <a href={url(other.route)} className={styles.note} aria-label={`${label}, ${other.note}`}>
                    {other.note}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Static>
  );
}

/** The two addresses of a tag that docs and posts share stand on one line. */
function entriesOf(items: readonly Label[]): (readonly [Label, Label?])[] {
  return items.flatMap((item, index) => {
    const isTwin = (other?: Label) => Boolean(item.note && other?.note && other.label === item.label);
    if (isTwin(items[index - 1])) return [];
    return [isTwin(items[index + 1]) ? [item, items[index + 1]!] : [item]];
  });
}
