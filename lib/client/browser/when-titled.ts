/**
 * Calls `run` once the document has a title, which Next removes and adds during a navigation. Returns a cancel
 * function.
 */
export function whenTitled(run: () => void): () => void {
  if (document.title !== '') {
    run();
    return () => {};
  }
  const observer = new MutationObserver(() => {
    if (document.title === '') return;
    observer.disconnect();
    run();
  });
  observer.observe(document.head, {childList: true, subtree: true, characterData: true});
  return () => observer.disconnect();
}
