/**
 * Back closes an open dialog. While one is open, the history has an extra entry: the same address, marked in its state.
 * It is removed when the dialog is closed in another way, and before a link in the dialog is followed. Works with and
 * without the application. Printed into the page as text: no imports.
 */
export function closeOnBack(): void {
  const openDialog = () => document.querySelector<HTMLDialogElement>('dialog[open]');
  const isMarked = () => (history.state as {dialog?: boolean} | null)?.dialog;
  let isGoingBack = false;
  let next: (() => void) | undefined;

  const synchronize = () => {
    if (isGoingBack || !openDialog() === !isMarked()) return;
    if (openDialog()) return history.pushState({...(history.state as object), dialog: true}, '');
    // also after a reload, and on Forward
    isGoingBack = true;
    history.back();
  };
  new MutationObserver(synchronize).observe(document, {subtree: true, attributeFilter: ['open']});
  synchronize();
  addEventListener('popstate', (event) => {
    const dialog = openDialog();
    const isOwn = isGoingBack;
    isGoingBack = false;
    if (isOwn || dialog) {
      const top = scrollY;
      // Chromium then scrolls to the anchor, before the next frame
      requestAnimationFrame(next ?? (() => scrollTo({top, behavior: 'instant'})));
      next = undefined;
    }
    if (!isOwn) dialog?.close();
    // the router is on this page; an entry without state gets one (components/navigation/use-router-history-state.ts)
    else if (history.state) event.stopImmediatePropagation();
    synchronize();
  });
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('dialog a:not([data-control],[target])');
    // tel: links have no host
    if (!link?.host || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // the mark may have been lost with the state
    if (!isMarked()) return openDialog()?.close();
    event.preventDefault();
    event.stopImmediatePropagation();
    next = () => link.click();
    openDialog()?.close();
  };
  addEventListener('click', onClick, true);
}
