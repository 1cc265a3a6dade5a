import 'server-only';
import {type Content, loadContent} from '.';

/**
 * A function that makes something of the whole content once per state of it: in a build once per process, in development again after
 * every change. For whatever every page asks for and costs more than a look-up.
 */
export function perContent<T>(make: (content: Content) => T | Promise<T>): () => Promise<T> {
  const made = new WeakMap<Content, {readonly value: T | Promise<T>}>();
  return async () => {
    const content = await loadContent();
    const kept = made.get(content) ?? {value: make(content)};
    made.set(content, kept);
    return await kept.value;
  };
}
