import {describe, expect, test} from 'vitest';
import {exportedFiles, OUT, pageFile, pageOf, read, SMALL} from './site';

/* The site, and the third of `npm run build:small`, which lacks most pages that this site's own texts could name. */
describe.each([OUT, SMALL])('in %s', (out) => {
  const files = new Set(exportedFiles(out));
  const linksOf = (route: string, within = 'body') =>
    pageOf(route, out).flatMap(({tag, attributes: {href}, path: trail}) =>
      tag === 'a' && href?.startsWith('/') && trail.includes(within) ? linked(href) : [],
    );

  test('every page that search engines may index can be reached by links from the home page', () => {
    const reached = new Set(['/']);
    for (const route of reached) for (const next of linksOf(route)) if (files.has(pageFile(next))) reached.add(next);
    const pages = [...files].filter(
      (file) => file.endsWith('.html') && !/^\/(404|index)\.html$|\/index\.html$/.test(file),
    );
    const shown = pages.map((file) => file.replace(/\.html$/, '')).filter((route) => isShown(route, out));
    expect(shown.length).toBeGreaterThan(10);
    expect(shown.filter((route) => !reached.has(route))).toEqual([]);
  });

  // navbar and footer are the settings', which name another version of the docs
  test('the links on the home page, the page of the docs and the not-found page work', () => {
    const dead = ['/', '/docs', '/404'].flatMap((route) =>
      linksOf(route, 'main').flatMap((next) =>
        files.has(next) || files.has(pageFile(next)) ? [] : [`${route} → ${next}`],
      ),
    );
    expect(dead).toEqual([]);
  });
});

const linked = (href: string) => decodeURI(href.replace(/[?#].*$/, ''));

/** Neither hidden from search engines nor a redirect. */
function isShown(route: string, out: string): boolean {
  const isHidden = pageOf(route, out).some(
    ({attributes: {name, content}}) => name === 'robots' && content?.includes('noindex'),
  );
  return !isHidden && !read(pageFile(route), out).includes('http-equiv="refresh"');
}
