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
