'use client';

/** The red box of a region that could not be loaded, with a button that really tries again. */
export function FailureBox({message, onRetry}: {message: string; onRetry(): void}) {
  return (
    <div className="failure-box" role="alert">
      <p>{message}</p>
      <button type="button" onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}
