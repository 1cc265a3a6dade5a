import {expect, test} from 'vitest';
import {causeChain, causeText, isLoadFailure} from './error-causes';

test('the messages of an error and its causes are in order, joined by "Cause:"', () => {
  const error = new Error('The page failed', {cause: new Error('The list failed', {cause: 'no network'})});
  expect(causeChain(error)).toEqual(['The page failed', 'The list failed', 'no network']);
  expect(causeText(error)).toBe('The page failed\n\nCause:\nThe list failed\n\nCause:\nno network');
});

test('a cycle of causes is reported once', () => {
  const first = new Error('a');
  first.cause = new Error('b', {cause: first});
  expect(causeChain(first)).toEqual(['a', 'b']);
});

test('no error has no messages', () => {
  expect(causeChain(undefined)).toEqual([]);
});

test('a failed download of a part of the application differs from an error in it', () => {
  const named = Object.assign(new Error('x'), {name: 'ChunkLoadError'});
  expect(isLoadFailure(named)).toBe(true);
  expect(isLoadFailure(new Error('Minified React error #412; visit https://react.dev/errors/412'))).toBe(true);
  expect(isLoadFailure(new Error('Minified React error #418; visit https://react.dev/errors/418'))).toBe(false);
  expect(isLoadFailure(new TypeError('x is undefined'))).toBe(false);
});

test('any other error is not a failed download', () => {
  expect([undefined, null, 'text', 7].map(isLoadFailure)).toEqual([false, false, false, false]);
});
