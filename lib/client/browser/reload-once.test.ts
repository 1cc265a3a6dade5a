import {afterEach, expect, test, vi} from 'vitest';
import {RELOADED_KEY} from '@/lib/client/behavior/storage-keys';
import {reloadOnce} from './reload-once';

afterEach(() => vi.unstubAllGlobals());

function page(sessionStorage: object) {
  const reload = vi.fn();
  vi.stubGlobal('location', {href: 'https://sunroot.example/blog', reload});
  vi.stubGlobal('sessionStorage', sessionStorage);
  return reload;
}

test('the page is reloaded once, and not again for the same failure', () => {
  const values = new Map<string, string>();
  const reload = page({
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  });
  expect(reloadOnce(RELOADED_KEY)).toBe(true);
  expect(reloadOnce(RELOADED_KEY)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('without storage it is never reloaded, because that could repeat for ever', () => {
  const reload = page({
    getItem: () => {
      throw new DOMException('denied');
    },
  });
  expect(reloadOnce(RELOADED_KEY)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
