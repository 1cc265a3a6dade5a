import {Static} from '@/components/ui/static';
import {byLetter} from '@/lib/content/tags';
import {isSplit, letterPath, letterSlug} from '@/lib/split-index';
import {url} from '@/lib/urls';
import styles from './tag-index.module.css';

interface Entry {
  readonly label: string;
  readonly route: string;
  readonly items: readonly unknown[];
}

interface Props {
  tags: readonly Entry[];
  /** The folder of the letters' own pages, when there are too many tags for one. */
  base: string;
  /** The letter whose page this is. */
  letter?: string;
}

/** Tags by first letter with the number of their articles. */
export function TagIndex({tags, base, letter: current}: Props) {
  if (tags.length === 0) return <p>No tag is in use yet.</p>;
  const letters = byLetter(tags);
  const shown = isSplit(tags) ? letters.filter(({letter}) => letter === current) : letters;
  return (
    <Static className={styles.root}>
      <p className={styles.jump}>
        {letters.map(({letter}) => (
          <a
            key={letter}
            href={url(letterPath(tags, base, letter))}
            aria-current={letter === current ? 'page' : undefined}
          >
            {letter}
          </a>
        ))}
      </p>
      {shown.map(({letter, items}) => (
        <section key={letter} className={styles.group}>
          <h2 id={`letter-${letterSlug(letter)}`}>{letter}</h2>
          <ul className={styles.list}>
            {items.map(({label, route, items: {length}}) => (
              <li key={route}>
                <a href={url(route)}>{label}</a> <span className={styles.count}>{length}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Static>
  );
}
