import {expect, test} from 'vitest';
import {createEngine} from '@/lib/search';
import {exampleIndex} from '@/tests/support/search-index';
import {groupHits} from './group-hits';

test('six or more results are grouped: the best three, then areas', () => {
  const [hit] = createEngine(exampleIndex).search('vitamin d').hits;
  const hits = ['a', 'a', 'b', 'b', 'a', 'b', 'a'].map((id, index) => ({
    ...hit!,
    path: `/${index}`,
    area: {id, label: id},
  }));
  expect(groupHits(hits).map(({id, hits: own}) => [id, own.map(({path}) => path)])).toEqual([
    ['best', ['/0', '/1', '/2']],
    ['b', ['/3', '/5']],
    ['a', ['/4', '/6']],
  ]);
  expect(groupHits(hits.slice(0, 5))).toHaveLength(1);
  expect(groupHits([])).toEqual([]);
});
