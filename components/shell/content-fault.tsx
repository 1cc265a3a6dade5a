import {contentFault, loadContent} from '@/lib/content';
import styles from './content-fault.module.css';

/** Development only: the fault in the file an author has just saved, over the page that still shows the state before. */
export async function ContentFault() {
  if (process.env.NODE_ENV !== 'development') return null;
  await loadContent();
  const fault = contentFault();
  if (!fault) return null;
  return (
    <aside className={styles.root} role="alert" aria-label="Fault in the content">
      <pre>{fault.message}</pre>
    </aside>
  );
}
