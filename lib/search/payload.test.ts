import {expect, test} from 'vitest';
import {exampleIndex} from '@/tests/support/search-index';
import {headingOf, plainId, readIndex} from './payload';
import {serialiseIndex} from './serialise';

const wire = serialiseIndex(exampleIndex);
const json = JSON.stringify(wire);

test('a whole index is read back as it was written', () => {
  expect(readIndex(json)).toEqual(exampleIndex);
});

test.each([
  ['cut short', json.slice(0, -40), 'arrived damaged'],
  ['empty', '', 'arrived damaged'],
  ['a page in its place', '<!doctype html><title>404</title>', 'arrived damaged'],
  ['other JSON', '{"kind":"post"}', 'another version'],
  ['null', 'null', 'another version'],
  ['another version', JSON.stringify({...wire, version: 99}), 'another version'],
])('an index that is %s is refused with a message', (_, text, message) => {
  expect(() => readIndex(text)).toThrow(message);
});

test('the id of a heading is derived from its text unless the index names another', () => {
  expect(plainId('What is “rest”, anyway?')).toBe('what-is-rest-anyway');
  expect(headingOf(['June', 'summer'])).toEqual({text: 'June', id: 'summer'});
});
