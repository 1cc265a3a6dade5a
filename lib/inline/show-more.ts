/**
 * Lays out the hidden parts of an arriving article (app/_styles/base.css) one by one, as many in a frame as the machine can, until all
 * are there. Printed into pages as text, too, so it may use nothing but the browser.
 */
export function showMore(): void {
  const start = performance.now();
  for (const part of document.querySelectorAll<HTMLElement>(
    '[data-arriving] [data-long] :is(.prose>*,[data-adopt]>*):not([data-arrived])',
  )) {
    part.dataset.arrived = '';
    // asking for its height lays it out; 16 ms leave room for the part that is under way in the 50 ms that count as a long task
    if (part.offsetHeight >= 0 && performance.now() - start > 16) {
      requestAnimationFrame(() => setTimeout(showMore));
      return;
    }
  }
  delete document.documentElement.dataset.arriving;
  for (const part of document.querySelectorAll<HTMLElement>('[data-arrived]')) delete part.dataset.arrived;
}
