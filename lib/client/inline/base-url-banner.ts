/**
 * Home page: when the site's files do not load and the page is not at the configured base path, shows the configured
 * one (`text`) and the one that would fit. The text only exists in this script, so that search engines do not index it.
 */
export function baseUrlBanner({text, configured}: {readonly text: string; readonly configured: string}): void {
  // at the configured address, the base path is not the reason
  if (location.pathname === configured) return;
  const box = document.createElement('div');
  box.role = 'alert';
  box.style.cssText = 'border:4px solid;padding:1em;color:#a3231f;background:#fff;white-space:pre-line';
  // the bare address: lib/client/inline/before-paint.ts
  box.textContent = text + location.pathname;
  const show = () => document.body.prepend(box);
  addEventListener('sunroot:failed', show);
  // a style sheet that failed to load
  addEventListener('error', ({target}) => (target as HTMLLinkElement).rel === 'stylesheet' && show(), true);
}
