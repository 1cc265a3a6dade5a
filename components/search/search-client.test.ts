import {afterEach, expect, test, vi} from 'vitest';
import {ANSWER_PATIENCE_MS} from '@/lib/browser/fetch-json';
import {packIndex} from '@/lib/search/wire';
import {exampleIndex} from '@/tests/support/search-index';
import {ask} from './search-client';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a worker that never starts is ended and done without', async () => {
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
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(packIndex(exampleIndex))));
  const found = ask('sleep', {});
  await vi.advanceTimersByTimeAsync(ANSWER_PATIENCE_MS);
  expect((await found)?.total).toBeGreaterThan(0);
  expect(terminate).toHaveBeenCalledOnce();
  expect(warn.mock.calls.join()).toContain('The worker did not start in time.');
});
