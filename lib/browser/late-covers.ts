/**
 * Shows the covers of a page that came by script, once its text is painted: their file is a document of its own, which the browser would
 * otherwise read and lay out on the page's thread before the first paint. scripts/postbuild/page-data.mts keeps their address in `data-href` until then.
 */
export function showCoversSoon(): void {
  requestAnimationFrame(() => setTimeout(showCovers));
}

function showCovers(): void {
  for (const drawing of document.querySelectorAll<SVGUseElement>('use[data-href]')) {
    drawing.setAttribute('href', drawing.dataset.href!);
    drawing.removeAttribute('data-href');
  }
}
