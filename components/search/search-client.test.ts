import {afterEach, expect, test, vi} from 'vitest';
import {FETCH_TIMEOUT_MS} from '@/lib/client/browser/fetch-json';
import {serialiseIndex} from '@/lib/search';
import {exampleIndex} from '@/tests/support/search-index';
import {search} from './search-client';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a worker that never starts is terminated and replaced', async () => {
  vi.useFakeTimers();
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const terminate = vi.fn();
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      terminate = terminate;
    },
  );
  vi.stubGlobal('location', {origin: 'https://sunroot.example'});
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(serialiseIndex(exampleIndex))));
  const results = search('sleep');
  await vi.advanceTimersByTimeAsync(FETCH_TIMEOUT_MS);
  expect((await results)?.total).toBeGreaterThan(0);
  expect(terminate).toHaveBeenCalledOnce();
  expect(warn.mock.calls.join()).toContain('The worker did not start in time.');
});

/** A worker that reports its start, and then sends what the test says. */
function startedWorkers() {
  const workers: (EventTarget & {terminate: () => void; asked: {id: number; kind: string}[]})[] = [];
  vi.stubGlobal('location', {origin: 'https://sunroot.example'});
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      terminate = vi.fn();
      asked: {id: number; kind: string}[] = [];
      constructor() {
        super();
        workers.push(this);
        queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', {data: {id: 0}})));
      }
      postMessage(request: {id: number; kind: string}) {
        this.asked.push(request);
      }
    },
  );
  return workers;
}

test.each(['error', 'messageerror'])(
  'when a worker dies (%s), no query waits, and the next one starts another',
  async (kind) => {
    vi.useFakeTimers();
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.resetModules();
    const client = await import('./search-client');
    const workers = startedWorkers();
    const waiting = [client.search('sleep'), client.loadFullText('sleep')].map((item) => item.catch(String));
    await vi.advanceTimersByTimeAsync(1);
    expect(workers[0]?.asked.map((item) => item.kind)).toEqual(['search', 'full-text']);
    workers[0]!.dispatchEvent(new Event(kind, {cancelable: true}));
    await vi.advanceTimersByTimeAsync(1);
    expect(await Promise.all(waiting)).toEqual(Array(2).fill('Error: It has stopped; ask again.'));
    expect(workers[0]!.terminate).toHaveBeenCalledOnce();
    expect(warn.mock.calls.join()).toContain('The worker of the search has ended.');
    expect(vi.getTimerCount()).toBe(0);

    const answer = client.search('sleep');
    await vi.advanceTimersByTimeAsync(1);
    expect(workers).toHaveLength(2);
    const {id} = workers[1]!.asked[0]!;
    workers[1]!.dispatchEvent(new MessageEvent('message', {data: {id, results: {total: 3}}}));
    expect(await answer).toEqual({total: 3});
    expect(vi.getTimerCount()).toBe(0);
  },
);
