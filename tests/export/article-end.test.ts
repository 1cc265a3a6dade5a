import {expect, test} from 'vitest';
import {loadContent} from '@/lib/content';
import {elementsOf, pageFile, read} from './site';

const {articles} = await loadContent();

test('an article ends once: two or more articles to read next, its neighbours, and no link twice', () => {
  const faults = articles.flatMap(({route, kind}) => {
    if (kind === 'page') return [];
    const html = read(pageFile(route));
    const end = html.slice(html.indexOf('class="read-next-cards"'), html.lastIndexOf('class="article-layout-toc"'));
    const links = elementsOf(end).flatMap(({tag, attributes}) => (tag === 'a' ? [attributes.href ?? ''] : []));
    const twice = links.filter((href, index) => links.indexOf(href) !== index);
    const cards = end.match(/class="read-next-cards-card"/g)?.length ?? 0;
    return [
      ...twice.map((href) => `${route}: ${href} is linked twice`),
      ...(cards < 2 ? [`${route}: ${cards} cards`] : []),
      ...(links.includes(route) ? [`${route}: leads to itself`] : []),
    ];
  });
  expect(faults).toEqual([]);
});

test('every source that an article cites leads back to the first place that does', () => {
  const faults = articles.flatMap(({route, sources}) => {
    const html = read(pageFile(route));
    return sources.flatMap((id, index) => {
      const cited = html.indexOf(` href="#source-${index + 1}"`);
      const back = html.match(`href="#([^"]+)"[^>]* aria-label="Back to citation ${index + 1}"`);
      if (cited === -1 && !back) return [];
      // the mark has the id itself, or is in the figure that begins last before it
      const ids = [...html.slice(0, cited + 60).matchAll(/ id="(cite-\d+|figure-\d+)"/g)].map(([, found]) => found);
      return back?.[1] === ids.at(-1) ? [] : [`${route}: ${id} leads to ${back?.[1]}, not to ${ids.at(-1)}`];
    });
  });
  expect(faults).toEqual([]);
});
