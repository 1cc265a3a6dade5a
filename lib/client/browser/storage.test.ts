import {afterEach, beforeEach, expect, test, vi} from 'vitest';

type Module = typeof import('./storage');
let storage: Module;

beforeEach(async () => {
  vi.resetModules();
  storage = await import('./storage');
  vi.stubGlobal('document', {documentElement: {dataset: {}}});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function memory() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

test('a value is stored, read and removed', () => {
  vi.stubGlobal('localStorage', memory());
  storage.writeStored('theme', 'dark');
  expect(storage.readStored('theme')).toBe('dark');
  storage.writeStored('theme', null);
  expect(storage.readStored('theme')).toBeNull();
});

test('with blocked storage everything reads as empty, nothing fails, and there is one warning', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect(storage.readStored('theme')).toBeNull();
  expect(() => storage.writeStored('theme', 'dark')).not.toThrow();
  expect(() => storage.writeStored('theme', null)).not.toThrow();
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn.mock.calls[0]?.[0]).toMatchInlineSnapshot(
    `"Browser storage is not available: choices on this site last until the page is closed."`,
  );
});
