import {afterEach, expect, test, vi} from 'vitest';
import {exampleIndex, exampleText} from '@/tests/support/search-index';
import {createService} from './service';
import {packIndex} from './wire';

const site = 'https://sunroot.example/base';
const serve = (files: Record<string, string>) =>
  vi.stubGlobal('fetch', async (address: string) => {
    const body = files[address.slice(site.length)];
    return new Response(body ?? 'Not found', {status: body === undefined ? 404 : 200});
  });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('answers from the first tier, and from the full text once it is asked for', async () => {
  const fetched = {
    '/search/index.json': JSON.stringify(packIndex(exampleIndex)),
    '/search/text.json': JSON.stringify(exampleText),
  };
  serve(fetched);
  const answer = createService();
  const question = {kind: 'ask', text: 'snoring', filter: {}, site} as const;
  expect(await answer({...question, id: 1})).toMatchObject({id: 1, found: {total: 0, isFull: false}});
  expect(await answer({kind: 'deepen', id: 2, site})).toEqual({id: 2});
  expect(await answer({...question, id: 3})).toMatchObject({id: 3, found: {total: 1, isFull: true}});
});

test('a missing index is a message, and the next question tries again', async () => {
  const answer = createService();
  const question = {kind: 'ask', text: 'sleep', filter: {}, site} as const;
  serve({});
  expect(await answer({...question, id: 1})).toEqual({id: 1, problem: 'The search index is missing (HTTP 404).'});
  serve({'/search/index.json': JSON.stringify(packIndex(exampleIndex))});
  expect(await answer({...question, id: 2})).toHaveProperty('found');
});

test('after a deepening that found no index the next question tries again, too', async () => {
  const answer = createService();
  serve({});
  expect(await answer({kind: 'deepen', id: 1, site})).toHaveProperty('problem');
  serve({'/search/index.json': JSON.stringify(packIndex(exampleIndex))});
  expect(await answer({kind: 'ask', text: 'sleep', filter: {}, id: 2, site})).toHaveProperty('found');
});

test('a dead connection is a message', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await createService()({kind: 'warm', id: 1, site})).toEqual({
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
])('an index that %s is given up, and the next question tries again', async (_, send) => {
  const patience = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  vi.stubGlobal('fetch', (_: string, {signal}: {signal: AbortSignal}) => send(signal));
  const answer = createService();
  const first = answer({kind: 'ask', text: 'sleep', filter: {}, id: 1, site});
  patience.abort();
  expect(await first).toEqual({id: 1, problem: 'The search index could not be fetched.'});
  expect(AbortSignal.timeout).toHaveBeenCalledWith(12_000);
  serve({'/search/index.json': JSON.stringify(packIndex(exampleIndex))});
  expect(await answer({kind: 'ask', text: 'sleep', filter: {}, id: 2, site})).toHaveProperty('found');
});

const onAbort = (signal: AbortSignal, then: () => void) => signal.addEventListener('abort', () => then());

test('broken full text leaves the first tier as it is', async () => {
  serve({'/search/index.json': JSON.stringify(packIndex(exampleIndex)), '/search/text.json': '<!doctype html>'});
  const answer = createService();
  expect(await answer({kind: 'deepen', id: 1, site})).toHaveProperty('problem');
  expect(await answer({kind: 'ask', text: 'vitamin d', filter: {}, id: 2, site})).toMatchObject({
    found: {isFull: false},
  });
});
