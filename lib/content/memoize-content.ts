import 'server-only';
import {type Content, loadContent} from '.';

/**
 * Memoizes a function of the whole content: once per process in a build, again after every change in development. For
 * what every page needs and costs more than a look-up.
 */
export function memoizeContent<T>(make: (content: Content) => T | Promise<T>): () => Promise<T> {
  const cache = new WeakMap<Content, {readonly value: T | Promise<T>}>();
  return async () => {
    const content = await loadContent();
    const entry = cache.get(content) ?? {value: make(content)};
    cache.set(content, entry);
    return await entry.value;
  };
}
