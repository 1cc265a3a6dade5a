import {clsx} from 'clsx';

interface Props {
  /** Reserves the spinner's space without turning: before the application has loaded, nothing is loading. */
  isStill?: boolean;
}

/** Nothing for 200 ms, then a spinner; the style sheet sets the delay. For a live region. */
export function DelayedSpinner({isStill = false}: Props) {
  return (
    <span className={clsx('delayed-spinner', isStill && 'delayed-spinner-still')}>
      <span className="delayed-spinner-ring" aria-hidden="true" />
      <span className="visually-hidden">Loading</span>
    </span>
  );
}
