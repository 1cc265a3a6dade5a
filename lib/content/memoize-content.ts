import 'server-only';
import {type Content, loadContent} from '.';

/**
 * Memoizes a function of the whole content: once per process in a build, again after every change in development. For
 * what every page needs and costs more than a look-up.
 */
export function memoizeContent<T>(make: (content: Content) => T | Promise<T>): () => Promise<T> {
  const made = new WeakMap<Content, {readonly value: T | Promise<T>}>();
  return async () => {
    const content = await loadContent();
    const kept = made.get(content) ?? {value: make(content)};
    made.set(content, kept);
    return await kept.value;
  };
}
