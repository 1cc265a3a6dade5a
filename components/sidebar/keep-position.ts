/** Scroll positions by sidebar: they outlive the page, not the visit. */
const positions = new Map<string, number>();

/** Puts a sidebar where the reader left it, or further, so that the current page's entry can be seen, and remembers its position from then on. Returns how to stop. */
export function keepPosition(scroller: HTMLElement, id: string): () => void {
  const position = positions.get(id);
  if (position !== undefined) scroller.scrollTop = position;
  showCurrent(scroller);
  const remember = () => {
    // hidden, it stands nowhere
    if (scroller.clientHeight > 0) positions.set(id, scroller.scrollTop);
  };
  remember();
  scroller.addEventListener('scroll', remember, {passive: true});
  return () => scroller.removeEventListener('scroll', remember);
}

/** Scrolls a sidebar, and only the sidebar, until the current page's entry can be seen. */
function showCurrent(scroller: HTMLElement): void {
  const current = scroller.querySelector('[aria-current="page"]');
  if (!current) return;
  const box = scroller.getBoundingClientRect();
  const entry = current.getBoundingClientRect();
  if (entry.top < box.top || entry.bottom > box.bottom) scroller.scrollTop += entry.top - box.top - box.height / 2;
}
