import {expect, test, vi} from 'vitest';
import {folderWith} from '@/tests/support/project';
import {tellingWords} from './telling-words';

const articles = [
  {
    known: 'Kratky',
    text: 'Kratky jars need no pump. The jars stand still; a jar in shade stays cool. Nutrients, nutrients.',
  },
  {known: 'Sleep', text: 'A dark room and the same hour. Rooms that are cool, a cool pillow, 22 degrees. Nutrients.'},
  {known: 'Nothing', text: ''},
];
const expected = [['jar', 'need', 'pump', 'shade', 'stand'], ['room', 'dark', 'degrees', 'hour', 'pillow'], []];

test('the words of a text that others do not have and its title does not say, in their shortest form, most telling first', () => {
  expect(tellingWords(articles)).toEqual(expected);
  expect(tellingWords(articles, 1)).toEqual([['jar'], ['room'], []]);
});

test('are the same when the words were counted before', async () => {
  vi.spyOn(process, 'cwd').mockReturnValue(folderWith({}));
  vi.resetModules();
  const first = await import('./telling-words');
  expect(first.tellingWords(articles)).toEqual(expected);
  await new Promise((done) => setImmediate(done));
  vi.resetModules();
  const second = await import('./telling-words');
  expect(second.tellingWords(articles)).toEqual(expected);
  vi.restoreAllMocks();
});
