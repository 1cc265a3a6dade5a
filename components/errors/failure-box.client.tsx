'use client';

/** The red box for a region that could not be loaded, with a button to retry. */
export function FailureBox({message, onRetry}: {message: string; onRetry(): void}) {
  return (
    <div className="failure-box" role="alert">
      <p>{message}</p>
      <button type="button" className="button" onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}
