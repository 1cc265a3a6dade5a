/**
 * Home page: when the site's own files do not load and it is not at the base path that was configured, says which one was (`text`) and which one would fit. The text exists only in
 * this script, so that no search engine indexes it.
 */
export function baseUrlBanner({text, configured}: {readonly text: string; readonly configured: string}): void {
  // where the page is at the configured address, that is not the reason
  if (location.pathname === configured) return;
  const box = document.createElement('div');
  box.role = 'alert';
  box.style.cssText = 'border:4px solid;padding:1em;color:#a3231f;background:#fff;white-space:pre-line';
  // the bare address: lib/inline/before-paint.ts
  box.textContent = text + location.pathname;
  const show = () => document.body.prepend(box);
  addEventListener('sunroot:failed', show);
  // of a style sheet that could not be had
  addEventListener('error', ({target}) => (target as HTMLLinkElement).rel === 'stylesheet' && show(), true);
}
