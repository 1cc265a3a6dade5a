import {expect, test} from 'vitest';
import type {Source} from '@/lib/data/sources';
import {find, findingsText, type Library} from './find';

const library: Library = {
  vocabulary: {'balcony-garden': {label: 'Balcony garden', description: 'Growing in pots, garlic too.'}},
  sources: [
    {id: 'umn-garlic', title: 'Growing garlic', publisher: 'University', topics: ['soil'], seen: 'none'},
    {id: 'rhs-garlic', title: 'How to grow garlic', publisher: 'RHS', topics: [], seen: 'page'},
  ] as unknown as Source[],
  facts: new Map([
    ['gardening', {crops: [{id: 'garlic-cloves', crop: 'Garlic (cloves)', depth_cm: '5', src: ['rhs']}]}],
  ]),
  articles: [{route: '/docs/gardening/garlic', title: 'Garlic from clove to bulb', description: 'When to plant.'}],
};

test('lines to copy, sources that have been opened first', () => {
  expect(findingsText('garlic', find('garlic', library))).toMatchInlineSnapshot(`
    "Tags
      balcony-garden: Growing in pots, garlic too.

    Sources
      [@rhs-garlic] How to grow garlic, RHS
      [@umn-garlic] Growing garlic, University (not opened yet)

    Numbers, for <Fact id="…" /> and figures
      gardening.crops.garlic-cloves: crop Garlic (cloves), depth_cm 5

    Articles
      [Garlic from clove to bulb](/docs/gardening/garlic)"
  `);
});

test('every word counts, in any form', () => {
  expect(find('growing garlic', library).get('Sources')).toHaveLength(2);
  expect(find('garlic planted', library).get('Articles')).toHaveLength(1);
  expect(find('garlic roof', library).size).toBe(0);
});

test('no result says what to do, and an empty question finds nothing', () => {
  expect(findingsText('zebra', find('zebra', library))).toMatch(/^Nothing on "zebra" yet\.\n {2}fix: /);
  expect(find('the', library).size).toBe(0);
});
