import {afterEach, expect, test, vi} from 'vitest';
import {filesOf} from '@/tests/support/search-files';
import {exampleIndex, exampleText} from '@/tests/support/search-index';
import type {Results} from './engine';
import {serialiseIndex} from './serialise';
import {createService} from './service';

const site = 'https://sunroot.example/base';
const serve = (files: Record<string, string>, requested: string[] = []) =>
  vi.stubGlobal('fetch', async (address: string) => {
    requested.push(address.slice(site.length));
    const body = files[address.slice(site.length)];
    return new Response(body ?? 'Not found', {status: body === undefined ? 404 : 200});
  });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const index = {'/search/index.json': JSON.stringify(serialiseIndex(exampleIndex))};
const whole = {...index, ...Object.fromEntries(filesOf(exampleText))};
const snoring = {text: 'snoring', site} as const;

test('answers from the first tier, and from the full text on request', async () => {
  serve(whole);
  const answer = createService(12_000);
  expect(await answer({...snoring, kind: 'search', id: 1})).toMatchObject({id: 1, results: {total: 0, isFull: false}});
  expect(await answer({...snoring, kind: 'full-text', id: 2})).toEqual({id: 2});
  const {results} = (await answer({...snoring, kind: 'search', id: 3})) as {results: Results};
  expect(results).toMatchObject({total: 1, isFull: true, needsFullText: false});
  expect(results.hits[0]!.excerpt.map(({text}) => text).join('')).toMatch(/^Loud snoring with pauses/);
});

test('no file of the full text is fetched twice, in parallel or later', async () => {
  const requested: string[] = [];
  serve(whole, requested);
  const answer = createService(12_000);
  await Promise.all([1, 2].map((id) => answer({...snoring, kind: 'full-text', id})));
  await answer({...snoring, kind: 'full-text', id: 3});
  await answer({...snoring, kind: 'full-text', text: 'snoring apnoea', id: 4});
  expect(requested).toContain('/search/words.json');
  expect(requested.filter((path) => path.startsWith('/search/texts/'))).toEqual(['/search/texts/2.json']);
  expect(requested).toEqual([...new Set(requested)]);
});

test('a missing index has a message, and the next query tries again', async () => {
  const answer = createService(12_000);
  const question = {kind: 'search', text: 'sleep', site} as const;
  serve({});
  expect(await answer({...question, id: 1})).toEqual({id: 1, problem: 'The search index is missing (HTTP 404).'});
  serve(index);
  expect(await answer({...question, id: 2})).toHaveProperty('results');
});

test('after a failed search of the full text the next query tries again, too', async () => {
  const answer = createService(12_000);
  serve({});
  expect(await answer({...snoring, kind: 'full-text', id: 1})).toHaveProperty('problem');
  serve(index);
  expect(await answer({kind: 'search', text: 'sleep', id: 2, site})).toHaveProperty('results');
});

test('a dead connection has a message', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await createService(12_000)({kind: 'start-screen', id: 1, site})).toEqual({
    id: 1,
    problem: 'The search index could not be fetched.',
  });
});

test.each([
  ['does not come', (signal: AbortSignal) => new Promise<Response>((_, reject) => onAbort(signal, reject))],
  [
    'stops on its way',
    async (signal: AbortSignal) =>
      new Response(new ReadableStream({start: (body) => onAbort(signal, () => body.error(signal.reason))})),
  ],
])('an index that %s is dropped, and the next query tries again', async (_, send) => {
  const timeout = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
  vi.stubGlobal('fetch', (_: string, {signal}: {signal: AbortSignal}) => send(signal));
  const answer = createService(12_000);
  const first = answer({kind: 'search', text: 'sleep', id: 1, site});
  timeout.abort();
  expect(await first).toEqual({id: 1, problem: 'The search index could not be fetched.'});
  expect(AbortSignal.timeout).toHaveBeenCalledWith(12_000);
  serve(index);
  expect(await answer({kind: 'search', text: 'sleep', id: 2, site})).toHaveProperty('results');
});

const onAbort = (signal: AbortSignal, then: () => void) => signal.addEventListener('abort', () => then());

test('when the site has been published anew, the next query fetches everything again', async () => {
  serve(whole);
  const answer = createService(12_000);
  await answer({...snoring, kind: 'search', id: 1});
  const published = Object.entries(whole).map(([path, text]) => [path, text.replace('"example"', '"newer"')] as const);
  serve(Object.fromEntries(published));
  const problem = 'The search index belongs to another version of this site.';
  expect(await answer({...snoring, kind: 'full-text', id: 2})).toEqual({id: 2, problem});
  expect(await answer({...snoring, kind: 'full-text', id: 3})).toEqual({id: 3});
  expect(await answer({...snoring, kind: 'search', id: 4})).toMatchObject({results: {total: 1, isFull: true}});
});

test.each([
  ['without entries', {...serialiseIndex(exampleIndex), entries: undefined}],
  ['without synonyms', {...serialiseIndex(exampleIndex), synonyms: undefined}],
  ['without contacts', {...serialiseIndex(exampleIndex), urgent: undefined}],
])('an index %s has a message for readers', async (_, broken) => {
  serve({'/search/index.json': JSON.stringify(broken)});
  const problem = 'The search index arrived damaged.';
  expect(await createService(12_000)({...snoring, kind: 'search', id: 1})).toEqual({id: 1, problem});
});

test.each([
  ['directory', '/search/words.json', '<!doctype html>'],
  ['shard', '/search/words/0.json', '<!doctype html>'],
  ['text', '/search/texts/2.json', '<!doctype html>'],
])('a broken %s does not affect the rest of the search, and is fetched again', async (_, path, broken) => {
  serve({...whole, [path]: broken});
  const answer = createService(12_000);
  expect(await answer({...snoring, kind: 'full-text', id: 1})).toEqual({
    id: 1,
    problem: 'The search index arrived damaged.',
  });
  expect(await answer({...snoring, kind: 'search', text: 'vitamin d', id: 2})).toMatchObject({
    results: {isFull: false},
  });
  serve(whole);
  expect(await answer({...snoring, kind: 'full-text', id: 3})).toEqual({id: 3});
  expect(await answer({...snoring, kind: 'search', id: 4})).toMatchObject({results: {total: 1, isFull: true}});
});
