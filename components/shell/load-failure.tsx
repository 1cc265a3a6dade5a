/** Hidden until a file of the application cannot be had even after a reload; shown by lib/inline/until-ready.ts. */
export function LoadFailure() {
  return (
    <div id="load-failure" className="load-failure" role="alert" hidden>
      <p dangerouslySetInnerHTML={{__html: ''}} />
      <p>You can go on reading. Menus and search may not work until the page is loaded again.</p>
      <button type="button" data-control="retry">
        Retry
      </button>
    </div>
  );
}
