export interface BaseUrlBannerOptions {
  readonly title: string;
  readonly basePath: string;
}

/**
 * Home page: when the site's own files do not load, says which base path was configured and which one would fit. The text exists only
 * in this script, so that no search engine indexes it.
 */
export function baseUrlBanner({title, basePath}: BaseUrlBannerOptions): void {
  const show = () => {
    if (document.getElementById('base-url-banner')) return;
    const suggestion = location.pathname.replace(/\/(index\.html)?$/, '') || '/';
    const box = document.createElement('div');
    box.id = 'base-url-banner';
    box.setAttribute('role', 'alert');
    box.style.cssText =
      'border:4px solid;color:#a3231f;background:#fff;padding:24px;margin:16px;font:18px/1.5 system-ui,sans-serif;white-space:pre-line';
    box.textContent = [
      `Your ${title} site did not load properly.`,
      'A very common reason is a wrong base path configuration.',
      `Current configured basePath = ${basePath || '/'}${basePath ? '' : ' (default value)'}`,
      `We suggest trying basePath = ${suggestion}`,
    ].join('\n');
    document.body.prepend(box);
  };
  addEventListener('sunroot:failed', show);
  addEventListener('load', () => {
    // app/_styles/rest.css has it, the style in the page has not
    if (!getComputedStyle(document.documentElement).getPropertyValue('--sheet')) show();
  });
}
