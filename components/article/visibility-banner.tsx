import type {Visibility} from '@/lib/content';
import styles from './trust-note.module.css';

/** Says so on articles that most readers cannot find. */
export function VisibilityBanner({visibility}: {visibility: Visibility}) {
  if (visibility === 'public') return null;
  return (
    <p className={styles.root} role="note">
      {visibility === 'draft' ? (
        <>
          <strong>Draft page</strong> Only visible in development; it will not be in the published site.
        </>
      ) : (
        <>
          <strong>Unlisted page</strong> Search engines do not list it, and only those with the address can read it.
        </>
      )}
    </p>
  );
}
