import {afterEach, beforeEach, expect, test, vi} from 'vitest';

const bar = vi.hoisted(() => ({
  configure: vi.fn(),
  start: vi.fn(),
  done: vi.fn(),
  isStarted: vi.fn(() => bar.start.mock.calls.length > bar.done.mock.calls.length),
  render: undefined,
  remove: undefined,
}));
vi.mock('nprogress', () => ({default: bar}));

const {finishProgress, START_DELAY_MS, startProgress} = await import('./progress');

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', {documentElement: {dataset: {}}});
  vi.stubGlobal('location', {pathname: '/blog'});
  bar.start.mockClear();
  bar.done.mockClear();
  finishProgress('/blog');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the bar appears 200 ms after the start of a navigation to another path, and ends when the page is shown', () => {
  startProgress('/docs');
  vi.advanceTimersByTime(START_DELAY_MS - 1);
  expect(bar.start).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(bar.start).toHaveBeenCalledTimes(1);
  finishProgress('/docs');
  expect(bar.done).toHaveBeenCalledTimes(1);
  expect(START_DELAY_MS).toBe(200);
});

test('a faster navigation shows no bar', () => {
  startProgress('/docs');
  vi.advanceTimersByTime(150);
  finishProgress('/docs');
  vi.advanceTimersByTime(1000);
  expect(bar.start).not.toHaveBeenCalled();
  expect(bar.done).not.toHaveBeenCalled();
});

test('the same path, in any form, shows no bar', () => {
  for (const path of ['/blog', '/blog/', '/Blog', '/blog.html']) startProgress(path);
  vi.advanceTimersByTime(1000);
  expect(bar.start).not.toHaveBeenCalled();
});

test('a second navigation restarts the delay', () => {
  startProgress('/docs');
  vi.advanceTimersByTime(150);
  startProgress('/about');
  vi.advanceTimersByTime(150);
  expect(bar.start).not.toHaveBeenCalled();
  vi.advanceTimersByTime(50);
  expect(bar.start).toHaveBeenCalledTimes(1);
});
