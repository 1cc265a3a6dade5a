import {expect, test} from 'vitest';
import {headIn} from '@/lib/browser/head-first';
import {loadContent} from '@/lib/content';
import {read} from './site';

test('the data of every article tells its head, which is shown before the rest of it', async () => {
  const {articles} = await loadContent();
  expect(articles.length).toBeGreaterThan(200);
  const told = articles.map(({route}) => ({route, ...headIn(read(`${route}.txt`))}));
  expect(told).toEqual(articles.map(({route, title, description}) => ({route, title, lead: description})));
});
