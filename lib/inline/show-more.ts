/**
 * Lays out the next part of an article that arrives, and the one after it a frame later, until all is there: `data-arriving` counts them
 * (app/_styles/base.css). Printed into pages as text, too, so it may use nothing but the browser.
 */
export function showMore(): void {
  const {dataset} = document.documentElement;
  const part = Number(dataset.arriving ?? 3);
  if (part === 3) {
    delete dataset.arriving;
    return;
  }
  dataset.arriving = String(part + 1);
  requestAnimationFrame(() => setTimeout(showMore));
}
