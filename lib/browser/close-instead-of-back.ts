interface Entry {
  readonly index: number;
}
interface Navigation extends EventTarget {
  readonly currentEntry: Entry | null;
}
interface Going extends Event {
  readonly navigationType: string;
  readonly destination: Entry;
}

/**
 * "Back" closes an open dialog. The page stays where the browser lets a page say so (Navigation API); elsewhere the browser has gone back
 * before it tells, and the dialog does not outlive the page it was opened on.
 */
export function closeInsteadOfBack(dialog: HTMLDialogElement, signal: AbortSignal): void {
  const {navigation} = window as {navigation?: Navigation};
  const onNavigate = (event: Event) => {
    const {navigationType, destination} = event as Going;
    const isBack = navigationType === 'traverse' && destination.index < (navigation?.currentEntry?.index ?? 0);
    if (!dialog.open || !event.cancelable || !isBack) return;
    event.preventDefault();
    dialog.close();
  };
  navigation?.addEventListener('navigate', onNavigate, {signal});
  addEventListener('popstate', () => dialog.close(), {signal});
}
