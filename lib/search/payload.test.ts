import {expect, test} from 'vitest';
import {exampleIndex, exampleText} from './example';
import {headingOf, plainId, readIndex, readTexts} from './payload';

const json = JSON.stringify(exampleIndex);

test('a whole index is read as it was written', () => {
  expect(readIndex(json)).toEqual(exampleIndex);
  expect(readTexts(JSON.stringify(exampleText))).toEqual(exampleText);
});

test.each([
  ['cut short', json.slice(0, -40), 'arrived damaged'],
  ['empty', '', 'arrived damaged'],
  ['a page in its place', '<!doctype html><title>404</title>', 'arrived damaged'],
  ['other JSON', '{"kind":"post"}', 'Something else'],
  ['null', 'null', 'Something else'],
  ['another version', JSON.stringify({...exampleIndex, version: 99}), 'another version'],
  ['without entries', JSON.stringify({...exampleIndex, entries: undefined}), 'incomplete'],
  ['a broken entry', JSON.stringify({...exampleIndex, entries: [null]}), 'incomplete'],
  [
    'an address of another site',
    JSON.stringify({...exampleIndex, entries: [{...exampleIndex.entries[0], path: 'javascript:x'}]}),
    'incomplete',
  ],
])('an index that is %s is refused with a message', (_, text, message) => {
  expect(() => readIndex(text)).toThrow(message);
});

test('broken full text is refused', () => {
  expect(() => readTexts(JSON.stringify({...exampleText, sections: {'/a': [1]}}))).toThrow('incomplete');
  expect(() => readTexts(json)).toThrow('Something else');
});

test('the id of a heading is made from its text unless the index says another', () => {
  expect(plainId('What is “rest”, anyway?')).toBe('what-is-rest-anyway');
  expect(headingOf(['June', 'summer'])).toEqual({text: 'June', id: 'summer'});
});
