import 'server-only';
import {hashOf, hashOfSources} from '@/lib/cache/cache';
import {inputsHash} from '@/lib/cache/cache-inputs';
import {Faults} from '@/lib/faults';
import {factFiles} from './fact-files';
import {register, SOURCES_FILE} from './sources';

/** Ids of sources, and every other word. */
const WORDS = /[a-z0-9]+(?:-[a-z0-9]+)*/g;

/** The register and the facts as last read: the text of each source, and a hash of those that facts name. */
let read: {sources: object; facts: object; entries: ReadonlyMap<string, string>; ofFacts: string} | undefined;

/**
 * A hash of everything that the result of a text depends on, besides settings: code, facts, and of the register the
 * sources that the text or a fact names, so that a new source does not make all other articles stale.
 */
export function articleInputs(text: string): string {
  // with invalid data, results depend on all of it
  const sources =
    new Faults().attempt('data', () => namedSources(text)) ?? hashOfSources(process.cwd(), [SOURCES_FILE]);
  return hashOf(inputsHash('articles'), text, sources);
}

function namedSources(text: string): string {
  const [sources, facts] = [register(), factFiles()];
  if (read?.sources !== sources || read.facts !== facts) {
    const entries = new Map([...sources].map(([id, source]) => [id, JSON.stringify(source)]));
    const ofFacts = hashOf(...entriesIn(JSON.stringify([...facts.values()].map(({data}) => data)), entries));
    read = {sources, facts, entries, ofFacts};
  }
  return hashOf(read.ofFacts, ...entriesIn(text, read.entries));
}

const entriesIn = (text: string, entries: ReadonlyMap<string, string>) =>
  [...new Set(text.match(WORDS))].flatMap((word) => entries.get(word) ?? []);
