/** Scrolls a sidebar, and only the sidebar, until the current page's entry can be seen. */
export function showCurrent(scroller: HTMLElement): void {
  const current = scroller.querySelector('[aria-current="page"]');
  if (!current) return;
  const box = scroller.getBoundingClientRect();
  const entry = current.getBoundingClientRect();
  if (entry.top < box.top || entry.bottom > box.bottom) scroller.scrollTop += entry.top - box.top - box.height / 2;
}
