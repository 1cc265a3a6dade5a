import 'server-only';
import {type Content, loadContent} from '.';

/** Memoizes a function of the whole content: once in a build, after every change in development. */
export function memoizeContent<T>(make: (content: Content) => T | Promise<T>): () => Promise<T> {
  const cache = new WeakMap<Content, {readonly value: T | Promise<T>}>();
  return async () => {
    const content = await loadContent();
    const entry = cache.get(content) ?? {value: make(content)};
    cache.set(content, entry);
    return await entry.value;
  };
}
