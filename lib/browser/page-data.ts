import {BASE_PATH} from '@/lib/base-path';

/** As long as Next keeps what its own prefetches bring. */
const KEPT_MS = 5 * 60_000;

interface Answer {
  readonly isGood: boolean;
  readonly body: ArrayBuffer;
  /** A new one for each reader, because a response can be read once. */
  readonly response: () => Response;
}

/** What the host has answered in the last minutes, or is about to answer, by the path of the page. */
const answers = new Map<string, Promise<Answer>>();

interface Pressed {
  readonly path: string;
  /** With the base path and all that follows the path. */
  readonly address: string;
}

/** Where a press leads to by a link with a query. */
let pressed: Pressed | undefined;

/** Remembers the query of a press, of which the router learns when the page is there; without an argument forgets it. */
export function expectQuery(link?: Pressed): void {
  pressed = link;
}

const dataOf = (path: string) => `${BASE_PATH}${path === '/' ? '/index' : path}.txt?_rsc=1`;

function ask(path: string, options?: RequestInit): Promise<Answer> {
  const answer = fetchWhole(dataOf(path), options);
  const forget = () => answers.get(path) === answer && answers.delete(path);
  answers.set(path, answer);
  answer.then(({isGood}) => (isGood ? setTimeout(forget, KEPT_MS) : forget()), forget);
  return answer;
}

/** Reads the answer to its end: a body that is still with the browser comes to the router a frame later. */
async function fetchWhole(address: string, options?: RequestInit): Promise<Answer> {
  const response = await fetch(address, options);
  const {url, redirected} = response;
  const body = await response.arrayBuffer();
  // the router reads where the answer came from, which no made Response knows
  const copy = () =>
    Object.defineProperties(new Response(body, response), {url: {value: url}, redirected: {value: redirected}});
  return {isGood: response.ok, body, response: copy};
}

/**
 * Fetches the data of a page, by its path without the base path, for the next navigation to it. The router's own way would ask for
 * the page's head, its route and its content, one after the other: three round trips over a slow connection instead of one. False when the data is
 * there or on its way.
 */
export function fetchAhead(path: string): boolean {
  if (answers.has(path)) return false;
  ask(path);
  return true;
}

/**
 * Hands the router what was fetched already; call once. It also gives every page's data one address: the router's own differ from
 * page to page, and that of the home page of a site below a path, /sub.txt, is outside of what the host was given.
 */
export function answerRouter(): void {
  const {fetch} = window;
  window.fetch = async (input, init) => {
    const isData = input instanceof URL && input.searchParams.has('_rsc') && input.pathname.endsWith('.txt');
    if (!isData) return fetch(input, init);
    const address = input.pathname.slice(0, -'.txt'.length);
    const path = address === BASE_PATH || address === `${BASE_PATH}/index` ? '/' : address.slice(BASE_PATH.length);
    const known = await answers.get(path)?.catch(() => undefined);
    try {
      const answer = known?.isGood ? known : await ask(path, init);
      const response = answer.response();
      // a host that answers everything with a page of its own
      const isText =
        answer.body.byteLength > 0 && /^text\/(plain|x-component)/.test(response.headers.get('Content-Type') ?? '');
      if (!answer.isGood || !isText)
        await loadInstead(path, answer.isGood ? 'It is no data.' : `HTTP ${response.status}`);
      return response;
    } catch (error) {
      await loadInstead(path, error);
      throw error;
    }
  };
}

/** The router loads a page whose data it does not get, but without the query of its address: then it is not told, and the page is loaded here. */
async function loadInstead(path: string, reason: unknown): Promise<void> {
  warnOfData(path, reason);
  if (pressed?.path !== path) return;
  location.assign(pressed.address);
  await new Promise(() => {});
}

/** Tells developers why a page is loaded that the application could have shown. */
export function warnOfData(path: string, reason: unknown): void {
  console.warn(`The data of ${path} could not be fetched; the page is loaded instead.`, reason);
}
