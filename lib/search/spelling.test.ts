import {expect, test} from 'vitest';
import {createVocabulary} from './spelling';

const vocabulary = createVocabulary();
for (const word of ['insomnia', 'lettuce', 'vitamin', 'd', 'iron', 'pressure', 'blood']) vocabulary.add(word, word);

test('similar words are found, short words are not corrected', () => {
  expect(vocabulary.near('letuce')[0]?.word).toBe('lettuce');
  expect(vocabulary.near('iorn')[0]?.word).toBe('iron');
  expect(vocabulary.near('irn')).toEqual([]);
});

test('two words written as one are split', () => {
  expect(vocabulary.split('bloodpressure')).toEqual(['blood', 'pressure']);
  expect(vocabulary.split('vitamind')).toEqual(['vitamin', 'd']);
  expect(vocabulary.split('bloodup')).toEqual(['blood', 'up']);
  expect(vocabulary.split('xylophone')).toBeUndefined();
});

test('a word is not split before its own ending', () => {
  const words = createVocabulary();
  for (const word of ['panic', 'king', 'raised', 'bed', 'run', 'ned']) words.add(word, word);
  expect(words.split('panicking')).toBeUndefined();
  expect(words.split('runned')).toBeUndefined();
  expect(words.split('raisedbed')).toEqual(['raised', 'bed']);
});

test('completions say how much of the word has been typed', () => {
  expect(vocabulary.withPrefix('let', 5)).toEqual([{stem: 'lettuce', completeness: 3 / 7}]);
});
