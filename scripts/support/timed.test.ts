import {afterEach, expect, test, vi} from 'vitest';
import {timed} from './timed.mts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('a step prints its time at the end, and every few seconds that it is still running', async () => {
  vi.useFakeTimers();
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const done = timed('covers', () => new Promise((resolve) => setTimeout(() => resolve(3), 9000)));
  await vi.advanceTimersByTimeAsync(9000);
  expect(await done).toBe(3);
  expect(log.mock.calls.flat()).toEqual(['  covers …', '  covers …', '  covers (9000 ms)']);
});

test('a failing step prints no time and rethrows its error', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const fault = () => Promise.reject(new Error('no room'));
  await expect(timed('covers', fault)).rejects.toThrow('no room');
  expect(log).not.toHaveBeenCalled();
});
