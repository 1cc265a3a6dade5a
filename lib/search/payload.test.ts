import {expect, test} from 'vitest';
import {exampleIndex} from '@/tests/support/search-index';
import {headingOf, plainId, readIndex} from './payload';
import {serialiseIndex} from './serialise';

const wire = serialiseIndex(exampleIndex);
const json = JSON.stringify(wire);

test('a whole index is read as it was written', () => {
  expect(readIndex(json)).toEqual(exampleIndex);
});

test.each([
  ['cut short', json.slice(0, -40), 'arrived damaged'],
  ['empty', '', 'arrived damaged'],
  ['a page in its place', '<!doctype html><title>404</title>', 'arrived damaged'],
  ['other JSON', '{"kind":"post"}', 'Something else'],
  ['null', 'null', 'Something else'],
  ['another version', JSON.stringify({...wire, version: 99}), 'another version'],
  ['without entries', JSON.stringify({...wire, entries: undefined}), 'incomplete'],
  ['without titles', JSON.stringify({...wire, entries: {...wire.entries, title: undefined}}), 'incomplete'],
  ['short of a summary', JSON.stringify({...wire, entries: {...wire.entries, summary: []}}), 'incomplete'],
  ['without synonyms', JSON.stringify({...wire, synonyms: [1]}), 'incomplete'],
  [
    'a broken entry',
    JSON.stringify({...wire, entries: {...wire.entries, title: wire.entries.title.map(() => null)}}),
    'incomplete',
  ],
  ['without contacts', JSON.stringify({...wire, contacts: undefined}), 'incomplete'],
  ['a broken contact', JSON.stringify({...wire, contacts: [{name: 'Lifeline', place: 'US'}]}), 'incomplete'],
  [
    'an address of another site',
    JSON.stringify({...wire, entries: {...wire.entries, path: wire.entries.path.map(() => 'javascript:x')}}),
    'incomplete',
  ],
])('an index that is %s is refused with a message', (_, text, message) => {
  expect(() => readIndex(text)).toThrow(message);
});

test('the id of a heading is made from its text unless the index says another', () => {
  expect(plainId('What is “rest”, anyway?')).toBe('what-is-rest-anyway');
  expect(headingOf(['June', 'summer'])).toEqual({text: 'June', id: 'summer'});
});
