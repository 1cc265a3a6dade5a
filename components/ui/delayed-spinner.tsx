import styles from './delayed-spinner.module.css';

/** Nothing for 200 ms, then a spinner; the delay is in the style sheet. */
export function DelayedSpinner() {
  return (
    <div className={styles.root} role="status">
      <span className={styles.ring} aria-hidden="true" />
      <span className="visually-hidden">Loading</span>
    </div>
  );
}
