import {ANSWER_PATIENCE_MS} from '@/lib/browser/fetch-json';
import {createEngine, type Engine, type Filter, type Found} from './engine';
import {INDEX_PATH, readIndex, readTexts, SearchDamage, TEXT_PATH} from './payload';

/** The full text is seven times as large as the index. */
const TEXT_PATIENCE_MS = 30_000;

export type Question =
  /** Fetches the first tier ahead of the first question. */
  | {readonly kind: 'warm'}
  | {readonly kind: 'ask'; readonly text: string; readonly filter: Filter}
  /** Fetches the full text; questions after it search it too. */
  | {readonly kind: 'deepen'};
export type Request = Question & {
  readonly id: number;
  /** Origin and base path of the site. */
  readonly site: string;
};
export type Reply = {readonly id: number} & ({readonly found?: Found} | {readonly problem: string});

/** Answers the requests of the search dialog: in a worker, or in the page where there are no workers. Never throws. */
export function createService(): (request: Request) => Promise<Reply> {
  let engine: Promise<Engine> | undefined;
  let text: Promise<void> | undefined;
  // what fails is forgotten, so that the next request tries again
  const open = (site: string) => {
    engine ??= fetchText(site + INDEX_PATH)
      .then((json) => createEngine(readIndex(json)))
      .catch((error) => {
        engine = undefined;
        throw error;
      });
    return engine;
  };
  const deepen = async (site: string) => {
    const opened = await open(site);
    text ??= fetchText(site + TEXT_PATH, TEXT_PATIENCE_MS)
      .then((json) => opened.addText(readTexts(json)))
      .catch((error) => {
        text = undefined;
        throw error;
      });
    await text;
  };
  return async (request) => {
    const {id, site} = request;
    try {
      if (request.kind === 'deepen') await deepen(site);
      const opened = await open(site);
      return request.kind === 'ask' ? {id, found: opened.search(request.text, request.filter)} : {id};
    } catch (error) {
      return {id, problem: error instanceof Error ? error.message : String(error)};
    }
  };
}

async function fetchText(address: string, patienceMs = ANSWER_PATIENCE_MS): Promise<string> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(address, {signal: AbortSignal.timeout(patienceMs)});
    text = await response.text();
  } catch {
    throw new SearchDamage('The search index could not be fetched.');
  }
  if (!response.ok) throw new SearchDamage(`The search index is missing (HTTP ${response.status}).`);
  return text;
}
