/**
 * Calls `run` once the document has a title: after a navigation Next removes the old title and adds the new one a
 * moment later. Returns a function that cancels.
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
