import {BASE_PATH} from '@/lib/base-path';
import {FETCH_TIMEOUT_MS} from '@/lib/client/browser/fetch-json';
import type {Reply, Request, Results, StartScreen, Task} from '@/lib/search';

/** A query waits at most as long as the first tier may take; the full text comes in several steps. */
const TIMEOUTS_MS = {'start-screen': 60_000, search: 2 * FETCH_TIMEOUT_MS, 'full-text': 90_000} as const;

type Send = (request: Request) => Promise<Reply>;

let send: Promise<Send> | undefined;
let lastId = 0;

/** Prefetches the first tier; returns what to offer before a query. Never rejects: the first query reports errors. */
export async function loadStartScreen(): Promise<StartScreen | undefined> {
  return request({kind: 'start-screen'}).then(
    ({start}) => start,
    () => undefined,
  );
}

/** Rejects with a message for readers when the index is not available. */
export async function search(text: string): Promise<Results | undefined> {
  return (await request({kind: 'search', text})).results;
}

/** Fetches what the full text has for a query; later results of the query include it. Rejects like `search`. */
export async function loadFullText(text: string): Promise<void> {
  await request({kind: 'full-text', text});
}

async function request(task: Task): Promise<Exclude<Reply, {problem: string}>> {
  send ??= connectOnce();
  lastId += 1;
  const id = lastId;
  const reply = await (await send)({...task, id, site: location.origin + BASE_PATH});
  if ('problem' in reply) throw new Error(reply.problem);
  return reply;
}

/**
 * An ended worker is dropped, so that the next query starts another: browsers terminate workers of background pages.
 */
function connectOnce(): Promise<Send> {
  const forget = () => {
    if (send === connected) send = undefined;
  };
  const connected = connect(forget);
  connected.catch(forget);
  return connected;
}

async function connect(onEnd: () => void): Promise<Send> {
  try {
    // its address passes the page's default trusted types policy (lib/client/inline/trust-types.ts)
    return await throughWorker(new Worker(new URL('./search-worker.ts', import.meta.url)), onEnd);
  } catch (error) {
    console.warn('The search runs without a worker.', error);
    const {createService} = await import('@/lib/search').catch((cause: unknown) => {
      throw new Error('The search could not be fetched.', {cause});
    });
    return createService(FETCH_TIMEOUT_MS);
  }
}

interface Waiting {
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: Error) => void;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** Rejects when the worker does not start in time. When it ends later, pending requests reject and `onEnd` runs. */
async function throughWorker(worker: Worker, onEnd: () => void): Promise<Send> {
  const waiting = new Map<number, Waiting>();
  let hasStarted = false;
  const end = (cause: string) => {
    worker.terminate();
    const unanswered = [...waiting.values()];
    waiting.clear();
    if (hasStarted) {
      console.warn('The worker of the search has ended.', cause);
      onEnd();
    }
    for (const {reject, timer} of unanswered) {
      clearTimeout(timer);
      reject(new Error(hasStarted ? 'It has stopped; ask again.' : cause));
    }
  };
  const replyTo = (id: number, timeout: number, cause: string) =>
    new Promise<Reply>((resolve, reject) => {
      waiting.set(id, {resolve, reject, timer: setTimeout(() => end(cause), timeout)});
    });
  worker.addEventListener('message', ({data}: MessageEvent<Reply>) => {
    const pending = waiting.get(data.id);
    waiting.delete(data.id);
    clearTimeout(pending?.timer);
    pending?.resolve(data);
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    end(event.message || 'The worker cannot run.');
  });
  worker.addEventListener('messageerror', () => end('Its message cannot be read.'));
  // its first message reports that it has started
  await replyTo(0, FETCH_TIMEOUT_MS, 'The worker did not start in time.');
  hasStarted = true;
  return (message) => {
    const reply = replyTo(message.id, TIMEOUTS_MS[message.kind], 'It did not answer in time.');
    worker.postMessage(message);
    return reply;
  };
}
