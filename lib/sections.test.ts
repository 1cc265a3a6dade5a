import {afterEach, expect, test, vi} from 'vitest';
import {doc, post} from '@/tests/support/articles';

afterEach(() => {
  vi.doUnmock('@/content/sections');
  vi.resetModules();
});

test('the hue of a row of content/sections.ts is that of covers, cards, navbar items, and posts on its subject', async () => {
  const {sections} = await vi.importActual<typeof import('@/content/sections')>('@/content/sections');
  const changed = sections.map((row) => (row.id === 'yoga' ? {...row, hue: 'sky'} : row));
  vi.doMock('@/content/sections', () => ({sections: changed}));
  vi.resetModules();
  const {hueOf} = await import('@/components/page/hue');
  const {cardDesigns} = await import('@/lib/cards/design');
  const {resolveNavbarItem} = await import('@/lib/config/resolve-navbar');
  const {topicOf} = await import('@/lib/content/topics');
  const {coverSubject} = await import('@/lib/site/covers/subjects');

  const article = doc('yoga/cat', {section: 'yoga', cover: 'lotus'});
  const topic = topicOf([{slug: 'yoga', label: 'Yoga'}], {yoga: {label: 'Yoga', description: 'x', area: 'yoga'}});
  const written = post('2025-01-01-x', {cover: 'lotus', topic});
  expect([article, written].map(hueOf)).toEqual(['sky', 'sky']);
  expect([article, written].flatMap(coverSubject).map(({palette}) => palette)).toEqual(['sky', 'sky']);

  const link = {type: 'link', label: 'Yoga', to: '/docs/yoga/cat', position: 'left'} as const;
  expect(resolveNavbarItem(link, {} as never, [])).toMatchObject({hue: 'sky'});
  const route = {kind: 'doc', path: '/docs/yoga/cat', title: 'Cat', doc: article} as never;
  const sources = {site: {title: 'x', tagline: 'x', description: 'x'}, blog: {title: 'x', description: 'x'}};
  const shared = cardDesigns(Array(501).fill(route), {...sources, subjects: new Map()});
  expect(shared['/docs/yoga/cat']?.art).toMatchObject({palette: 'sky', drawing: 'lotus'});
});
