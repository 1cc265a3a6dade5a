import styles from './content-fault.module.css';

export function ContentFaultBox({message}: {message: string}) {
  return (
    <aside className={styles.root} role="alert" aria-label="Fault in the content">
      <pre>{message}</pre>
    </aside>
  );
}
