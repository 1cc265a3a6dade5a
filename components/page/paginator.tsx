import {Icon} from '@/components/ui/icon';
import type {LinkTo} from '@/lib/content';
import {url} from '@/lib/urls';
import styles from './paginator.module.css';

interface Props {
  label: string;
  before?: LinkTo & {readonly name: string};
  after?: LinkTo & {readonly name: string};
}

/** Two cards to the neighbours of a page. */
export function Paginator({label, before, after}: Props) {
  if (!before && !after) return null;
  return (
    <nav className={styles.root} aria-label={label} data-print="none">
      {before && (
        <a className={styles.card} data-side="before" href={url(before.href)}>
          <span className={styles.name}>
            <Icon name="arrowLeft" />
            {before.name}
          </span>
          {before.label}
        </a>
      )}
      {after && (
        <a className={styles.card} data-side="after" href={url(after.href)}>
          <span className={styles.name}>
            {after.name}
            <Icon name="arrowRight" />
          </span>
          {after.label}
        </a>
      )}
    </nav>
  );
}
