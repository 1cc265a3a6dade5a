interface Going extends Event {
  readonly navigationType: string;
}

/**
 * "Back" closes an open dialog. The page stays where the browser lets a page say so (Navigation API); elsewhere the browser has gone back
 * before it tells, and the dialog does not outlive the page it was opened on.
 */
export function closeInsteadOfBack(dialog: HTMLDialogElement, signal: AbortSignal): void {
  const {navigation} = window as {navigation?: EventTarget};
  const onNavigate = (event: Event) => {
    if (!dialog.open || !event.cancelable || (event as Going).navigationType !== 'traverse') return;
    event.preventDefault();
    dialog.close();
  };
  navigation?.addEventListener('navigate', onNavigate, {signal});
  addEventListener('popstate', () => dialog.close(), {signal});
}
