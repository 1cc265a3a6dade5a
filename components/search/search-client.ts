import {BASE_PATH} from '@/lib/base-path';
import {ANSWER_PATIENCE_MS} from '@/lib/browser/fetch-json';
import type {Filter, Found} from '@/lib/search/engine';
import type {Question, Reply, Request} from '@/lib/search/service';

/** A question waits for the first tier at most, as long as that may take; the full text comes in several steps. */
const PATIENCE_MS = {warm: 60_000, ask: 2 * ANSWER_PATIENCE_MS, deepen: 90_000} as const;

type Send = (request: Request) => Promise<Reply>;

let send: Promise<Send> | undefined;
let lastId = 0;

/** Fetches the first tier ahead. Never throws: the first question says what is wrong. */
export function warm(): void {
  request({kind: 'warm'}).catch(() => {});
}

/** Rejects with a message for readers when the index cannot be had. */
export async function ask(text: string, filter: Filter): Promise<Found | undefined> {
  return request({kind: 'ask', text, filter});
}

/** Fetches what the full text has for a question; asked again, it is answered from that too. Rejects like `ask`. */
export async function deepen(text: string, filter: Filter): Promise<void> {
  await request({kind: 'deepen', text, filter});
}

async function request(question: Question): Promise<Found | undefined> {
  send ??= connect().catch((error) => {
    send = undefined;
    throw error;
  });
  lastId += 1;
  const id = lastId;
  const ready = send;
  const reply = await (await ready)({...question, id, site: location.origin + BASE_PATH}).catch((error) => {
    // browsers end workers of pages they think nobody looks at: the next question begins anew
    if (send === ready) send = undefined;
    throw error;
  });
  if ('problem' in reply) throw new Error(reply.problem);
  return reply.found;
}

async function connect(): Promise<Send> {
  try {
    // its address passes the page's default policy of trusted types (lib/inline/trust-types.ts)
    return await throughWorker(new Worker(new URL('./search-worker.ts', import.meta.url)));
  } catch (error) {
    console.warn('The search runs without a worker.', error);
    const {createService} = await import('@/lib/search/service');
    return createService();
  }
}

/** Rejects when the worker does not start in time; after that it answers everything. */
function throughWorker(worker: Worker): Promise<Send> {
  const waiting = new Map<number, (reply: Reply) => void>();
  const send: Send = (message) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(message.id);
        worker.terminate();
        reject(new Error('It has stopped; ask again.'));
      }, PATIENCE_MS[message.kind]);
      waiting.set(message.id, (reply) => {
        clearTimeout(timer);
        resolve(reply);
      });
      worker.postMessage(message);
    });
  return new Promise((resolve, reject) => {
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      reject(new Error(event.message || 'The worker did not start.'));
    });
    worker.addEventListener('message', ({data}: MessageEvent<Reply>) => {
      waiting.get(data.id)?.(data);
      waiting.delete(data.id);
    });
    const timer = setTimeout(() => {
      worker.terminate();
      reject(new Error('The worker did not start in time.'));
    }, ANSWER_PATIENCE_MS);
    // its first message says that it has started
    waiting.set(0, () => {
      clearTimeout(timer);
      resolve(send);
    });
  });
}
