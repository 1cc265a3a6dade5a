import 'server-only';
import {hashOf, hashOfSources} from '@/lib/cache/cache';
import {inputsHash} from '@/lib/cache/cache-inputs';
import {Faults} from '@/lib/faults';
import {factFiles} from './fact-files';
import {allSources, SOURCES_FILE} from './sources';

/** Ids of sources, and every other word. */
const WORDS = /[a-z0-9]+(?:-[a-z0-9]+)*/g;

/** The words of all facts, by the facts as they were read. */
const wordsOfFacts = new WeakMap<object, readonly string[]>();

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
  const facts = factFiles();
  const ofFacts = wordsOfFacts.get(facts) ?? wordsIn(JSON.stringify([...facts.values()].map(({data}) => data)));
  wordsOfFacts.set(facts, ofFacts);
  const words = new Set([...ofFacts, ...wordsIn(text)]);
  return JSON.stringify(allSources().filter(({id}) => words.has(id)));
}

const wordsIn = (text: string) => [...new Set(text.match(WORDS))];
