import type {TagRef} from '@/lib/content';
import styles from './tag-list.module.css';

export function TagList({tags, base}: {tags: readonly TagRef[]; base: string}) {
  if (tags.length === 0) return null;
  return (
    <ul className={styles.root} aria-label="Tags">
      {tags.map(({slug, label}) => (
        <li key={slug}>
          <a href={`${base}/${slug}`}>{label}</a>
        </li>
      ))}
    </ul>
  );
}
