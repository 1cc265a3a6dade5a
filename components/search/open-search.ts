const EVENT = 'sunroot:search';

/** What the reader wants of the search: the dialog itself, or only that it be ready soon. */
export interface SearchWish {
  readonly isOpen: boolean;
  /** Where the focus goes back to. */
  readonly opener?: HTMLElement;
}

/** Opens the page's search dialog (see SearchDialogHost). */
export function openSearch(opener?: HTMLElement): void {
  dispatchEvent(new CustomEvent<SearchWish>(EVENT, {detail: {isOpen: true, opener}}));
}

/** Fetches the dialog ahead. */
export function warmSearch(): void {
  dispatchEvent(new CustomEvent<SearchWish>(EVENT, {detail: {isOpen: false}}));
}

/** Calls back for every wish; returns how to stop. */
export function onSearchWish(listener: (wish: SearchWish) => void): () => void {
  const onEvent = (event: Event) => listener((event as CustomEvent<SearchWish>).detail);
  addEventListener(EVENT, onEvent);
  return () => removeEventListener(EVENT, onEvent);
}
