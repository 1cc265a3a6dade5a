import {BASE_PATH} from '@/lib/base-path';

/** Answers that were asked for ahead of a press and not read yet, by the path of their page. */
const ahead = new Map<string, Promise<Response>>();
/** Pages that were asked for, also those whose answer the router has read and remembers. */
const asked = new Set<string>();

const dataOf = (path: string) => `${BASE_PATH}${path === '/' ? '/index' : path}.txt?_rsc=1`;

/**
 * Fetches the data of a page, by its path without the base path, for the next navigation to it. The router's own way would ask for
 * the page's head, its route and its content, one after the other: three trips along a slow line instead of one. False when it was asked for already.
 */
export function fetchAhead(path: string): boolean {
  if (asked.has(path)) return false;
  asked.add(path);
  const answer = fetch(dataOf(path));
  ahead.set(path, answer);
  const forget = () => {
    asked.delete(path);
    ahead.delete(path);
  };
  answer.then(({ok}) => ok || forget(), forget);
  return true;
}

/**
 * Hands the router what was fetched ahead; call once. It also gives every page's data one address: the router's own differ from
 * page to page, and that of the home page of a site below a path, /sub.txt, is outside of what the host was given.
 */
export function answerFromAhead(): void {
  const {fetch} = window;
  window.fetch = (input, init) => {
    if (!(input instanceof URL) || !input.searchParams.has('_rsc') || !input.pathname.endsWith('.txt'))
      return fetch(input, init);
    const address = input.pathname.slice(0, -'.txt'.length);
    const path = address === BASE_PATH || address === `${BASE_PATH}/index` ? '/' : address.slice(BASE_PATH.length);
    const answer = ahead.get(path);
    // an answer can be read once
    ahead.delete(path);
    const ask = () => fetch(dataOf(path), init);
    return answer?.then((response) => (response.ok ? response : ask()), ask) ?? ask();
  };
}
