import {createEngine, type Engine, type Results, type StartScreen} from './engine';
import type {TextFile} from './full-text';
import {INDEX_PATH, OtherBuild, readIndex, SearchDamage} from './payload';

/** Directory, words, their corrections, synonyms, texts, and one to spare. */
const MAX_ROUNDS = 6;

/** The requests of the service. */
export type Task =
  /** Prefetches the first tier, and returns what to offer before a query. */
  | {readonly kind: 'start-screen'}
  | {readonly kind: 'search'; readonly text: string}
  /** Fetches what the full text has for a query. */
  | {readonly kind: 'full-text'; readonly text: string};
export type Request = Task & {
  readonly id: number;
  /** Origin and base path of the site. */
  readonly site: string;
};
export type Reply = {readonly id: number} & (
  | {readonly results?: Results; readonly start?: StartScreen}
  | {readonly problem: string}
);

/** Answers the search dialog: in a worker, or in the page without workers. Never throws. `timeout`: ms per file. */
export function createService(timeout: number): (request: Request) => Promise<Reply> {
  const fetchText = (address: string) => fetchWithin(address, timeout);
  let engine: Promise<Engine> | undefined;
  const loading = new Map<string, Promise<void>>();
  // failures are forgotten, so that the next request tries again
  const open = (site: string) => {
    engine ??= fetchText(site + INDEX_PATH)
      .then((json) => createEngine(readIndex(json)))
      .catch((error) => {
        engine = undefined;
        throw error;
      });
    return engine;
  };
  const loadFile = (site: string, {path, load}: TextFile) => {
    const cached = loading.get(path);
    if (cached) return cached;
    const loaded = fetchText(site + path).then(load);
    loading.set(path, loaded);
    loaded.catch(() => loading.delete(path));
    return loaded;
  };
  const fetchFullText = async (site: string, text: string) => {
    const opened = await open(site);
    for (let round = 0; round < MAX_ROUNDS; round++) {
      const files = opened.missingFiles(text);
      if (files.length === 0) return;
      await Promise.all(files.map((file) => loadFile(site, file)));
    }
  };
  return async (request) => {
    const {id, site} = request;
    try {
      if (request.kind === 'full-text') await fetchFullText(site, request.text);
      const opened = await open(site);
      if (request.kind === 'search') return {id, results: opened.search(request.text)};
      return request.kind === 'start-screen' ? {id, start: opened.start} : {id};
    } catch (error) {
      // the site was published anew: the next request starts with its index
      if (error instanceof OtherBuild) {
        engine = undefined;
        loading.clear();
      }
      const {message} = error instanceof SearchDamage ? error : new SearchDamage();
      return {id, problem: message};
    }
  };
}

async function fetchWithin(address: string, timeout: number): Promise<string> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(address, {signal: AbortSignal.timeout(timeout)});
    text = await response.text();
  } catch {
    throw new SearchDamage('The search index could not be fetched.');
  }
  if (!response.ok) throw new SearchDamage(`The search index is missing (HTTP ${response.status}).`);
  return text;
}
