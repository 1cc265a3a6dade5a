/**
 * Calls `run` as soon as the document has a title, at once when it has one: after a navigation Next takes the old title away and brings
 * the new one a moment later. Returns what calls it off.
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
