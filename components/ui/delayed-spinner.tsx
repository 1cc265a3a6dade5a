import styles from './delayed-spinner.module.css';

/** Nothing for 200 ms, then a spinner; the delay is in the style sheet. For a live region. */
export function DelayedSpinner() {
  return (
    <span className={styles.root}>
      <span className={styles.ring} aria-hidden="true" />
      <span className="visually-hidden">Loading</span>
    </span>
  );
}
