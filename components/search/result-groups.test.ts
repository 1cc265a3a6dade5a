import {expect, test} from 'vitest';
import {createEngine} from '@/lib/search';
import {exampleIndex} from '@/tests/support/search-index';
import {resultGroups} from './result-groups';

test('six or more results are grouped: the best three, then areas, then tags', () => {
  const [hit] = createEngine(exampleIndex).search('vitamin d').hits;
  const hits = ['a', 'a', 'b', 'b', 'a', 'b', 'a'].map((id, index) => ({
    ...hit!,
    path: `/${index}`,
    area: {id, label: id},
  }));
  const tags = [{slug: 'vitamins', label: 'Vitamins', kind: 'doc', count: 2} as const];
  expect(resultGroups({hits, tags}).map(({id, links}) => [id, links.map(({href}) => href)])).toEqual([
    ['best', ['/0', '/1', '/2']],
    ['b', ['/3', '/5']],
    ['a', ['/4', '/6']],
    ['tags', ['/docs/tags/vitamins']],
  ]);
  expect(resultGroups({hits: hits.slice(0, 5), tags: []})).toHaveLength(1);
  expect(resultGroups({hits: [], tags: []})).toEqual([]);
});
