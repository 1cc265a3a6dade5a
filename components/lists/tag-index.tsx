import {Static} from '@/components/ui/static';
import {byLetter} from '@/lib/content/tags';
import {url} from '@/lib/urls';
import styles from './tag-index.module.css';

interface Entry {
  readonly label: string;
  readonly route: string;
  readonly items: readonly unknown[];
}

/** Tags by first letter with the number of their articles. */
export function TagIndex({tags}: {tags: readonly Entry[]}) {
  if (tags.length === 0) return <p>No tag is in use yet.</p>;
  const letters = byLetter(tags);
  return (
    <Static className={styles.root}>
      <p className={styles.jump}>
        {letters.map(({letter}) => (
          <a key={letter} href={`#letter-${letter === '#' ? '0' : letter.toLowerCase()}`}>
            {letter}
          </a>
        ))}
      </p>
      {letters.map(({letter, items}) => (
        <section key={letter} className={styles.group}>
          <h2 id={`letter-${letter === '#' ? '0' : letter.toLowerCase()}`}>{letter}</h2>
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
