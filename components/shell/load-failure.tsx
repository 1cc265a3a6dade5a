/** Hidden until a file of the application fails even after a reload; lib/client/inline/until-ready.ts shows it. */
export function LoadFailure() {
  return (
    <div id="load-failure" className="load-failure" role="alert" hidden suppressHydrationWarning>
      <p>
        <strong>A part of this page did not load.</strong> You can go on reading; the search and some buttons may not
        work until it is loaded again.
      </p>
      <button type="button" className="button" data-control="retry">
        Retry
      </button>
      <button type="button" className="button" data-control="close-failure">
        Close
      </button>
    </div>
  );
}
