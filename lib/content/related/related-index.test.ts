import {describe, expect, test} from 'vitest';
import {type Doc, loadContent, type Post} from '@/lib/content';
import {doc, post} from '@/tests/support/articles';
import {relatedIndex} from './related-index';

const walk = post('2025-01-01-walk', {title: 'Walking in winter', tags: ['walking', 'winter', 'health']});
const library = [
  walk,
  post('2025-01-02-snow', {title: 'Snow shoes', tags: ['winter', 'health']}),
  post('2025-01-03-stroll', {title: 'A stroll', tags: ['walking', 'health']}),
  post('2025-01-04-march', {title: 'Marching', tags: ['walking', 'winter', 'health']}),
  post('2025-01-05-hike', {title: 'Hikes', tags: ['walking', 'health']}),
  post('2025-01-06-soup', {title: 'Soup', tags: ['health']}),
  doc('outdoors/pace', {title: 'Finding your pace', tags: ['walking']}),
  doc('yoga/begin', {title: 'Begin yoga', tags: ['yoga']}),
  post('2025-01-07-other', {title: 'Other', tags: ['other']}),
];
const slugs = (article: (typeof library)[number], from = library) =>
  relatedIndex(from)(article).map(({route}) => route);

describe('related articles', () => {
  test('are those that share the rarest tags', () => {
    expect(slugs(walk)[0]).toBe('/blog/2025-01-04-march');
    expect(slugs(walk)).not.toContain('/blog/2025-01-06-soup');
  });

  test('are of both kinds when both are relevant', () => {
    expect(slugs(walk)).toContain('/docs/outdoors/pace');
  });

  test('never contain the article itself, nor one that shares nothing', () => {
    expect(slugs(walk)).not.toContain(walk.route);
    expect(slugs(walk)).not.toContain('/docs/yoga/begin');
    expect(slugs(doc('yoga/begin'), library)).toEqual([]);
  });

  test('are the same in every build, in whatever order files are read', () => {
    expect(slugs(walk, [...library].reverse())).toEqual(slugs(walk));
    expect(slugs(walk)).toEqual(slugs(walk));
  });

  test('are four if there are enough', () => {
    expect(slugs(walk)).toHaveLength(4);
  });

  test('share keywords of their texts when tags and titles do not help', () => {
    const soup = post('2025-02-01-bowl', {
      title: 'A bowl',
      body: 'Broth, barley and more broth: a broth with barley keeps.',
    });
    const grain = doc('food/grain', {title: 'Grain', body: 'Cook barley in broth. Broth makes barley soft.'});
    expect(slugs(soup, [...library, soup, grain])).toEqual([grain.route]);
  });

  test('that the text links to come before equal others', () => {
    const [, , stroll, , hike, soup] = library;
    const from = [walk, stroll!, hike!, {...soup!, tags: []}];
    expect(slugs(walk, from)).toEqual([stroll!.route, hike!.route]);
    const linking = {...walk, body: 'See [hikes](/blog/2025-01-05-hike#boots).'};
    expect(slugs(linking, [linking, ...from.slice(1)])).toEqual([hike!.route, stroll!.route]);
  });

  test('of the only article are none', () => {
    expect(slugs(walk, [walk])).toEqual([]);
  });
});

test('every article of the site has three or four, without itself and unlisted ones, and almost all have both kinds', async () => {
  const {articles} = await loadContent();
  const listed = articles.filter((item): item is Post | Doc => item.kind !== 'page' && item.visibility !== 'unlisted');
  const relatedTo = relatedIndex(listed);
  const found = listed.map((article) => ({article, related: relatedTo(article)}));
  for (const {article, related} of found) {
    expect(new Set(related).size, article.route).toBe(related.length);
    expect(related.length, article.route).toBeGreaterThanOrEqual(3);
    expect(related.length, article.route).toBeLessThanOrEqual(4);
    expect(related, article.route).not.toContain(article);
  }
  const mixed = found.filter(({article, related}) => new Set([article, ...related].map(({kind}) => kind)).size === 2);
  expect(mixed.length / listed.length).toBeGreaterThan(0.9);
}, 60_000);
