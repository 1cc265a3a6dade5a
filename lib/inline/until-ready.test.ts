import {expect, test} from 'vitest';
import {CLICK_PATIENCE_MS} from '@/lib/browser/patience';
import {untilReady} from './until-ready';

test('a press waits for the application as long as it waits for a page afterwards', () => {
  const delays = Array.from(untilReady.toString().matchAll(/setTimeout\(.*, *([\de]+)\)/g), ([, ms]) => Number(ms));
  expect(delays).toEqual([CLICK_PATIENCE_MS]);
});
