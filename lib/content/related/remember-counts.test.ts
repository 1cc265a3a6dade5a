import {expect, test, vi} from 'vitest';
import {keywordsOf} from '@/lib/search/keywords';
import {folderWith} from '@/tests/support/project';

const articles = [
  {
    known: 'Kratky',
    text: 'Kratky jars need no pump. The jars stand still; a jar in shade stays cool. Nutrients, nutrients.',
  },
  {known: 'Sleep', text: 'A dark room and the same hour. Rooms that are cool, a cool pillow, 22 degrees. Nutrients.'},
  {known: 'Nothing', text: ''},
];
const expected = [['jar', 'need', 'pump', 'shade', 'stand'], ['room', 'dark', 'degrees', 'hour', 'pillow'], []];

test('words that other texts lack and the title does not contain, in their shortest form, most distinctive first', () => {
  expect(keywordsOf(articles)).toEqual(expected);
  expect(keywordsOf(articles, {max: 1})).toEqual([['jar'], ['room'], []]);
});

test('are the same when the words were counted before', async () => {
  vi.spyOn(process, 'cwd').mockReturnValue(folderWith({}));
  for (let process = 0; process < 2; process++) {
    vi.resetModules();
    const {rememberCounts} = await import('./related-index');
    expect(keywordsOf(articles, {remember: rememberCounts})).toEqual(expected);
    await new Promise((done) => setImmediate(done));
  }
  vi.restoreAllMocks();
});
