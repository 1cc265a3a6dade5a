import {Static} from '@/components/ui/static';
import {byLetter} from '@/lib/content/tags';
import type {Label} from '@/lib/labels';
import {url} from '@/lib/urls';
import styles from './a-z.module.css';

const idOf = (letter: string) => `letter-${letter === '#' ? '0' : letter.toLowerCase()}`;

/** Everything the site holds by first letter: articles by title, tags by label with the number of their articles. */
export function AToZ({labels}: {labels: readonly Label[]}) {
  const letters = byLetter(labels);
  return (
    <Static className={styles.root}>
      <p className={styles.jump}>
        {letters.map(({letter}) => (
          <a key={letter} href={`#${idOf(letter)}`} aria-label={letter === '#' ? 'Digits' : letter}>
            {letter}
          </a>
        ))}
      </p>
      {letters.map(({letter, items}) => (
        <section key={letter} className={styles.group} aria-labelledby={idOf(letter)}>
          <h2 id={idOf(letter)}>{letter}</h2>
          <ul className={styles.list}>
            {items.map(({label, route, note}) => (
              <li key={route}>
                <a href={url(route)} data-tag={note && ''}>
                  {label}
                </a>
                {note && <span className={styles.note}> {note}</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Static>
  );
}
