/**
 * `npm run search:quality`: asks the search every question of tests/search/questions.yml as a reader would and reports how many find
 * their article within the first three results. Fails below 95 %.
 */
import {readFileSync} from 'node:fs';
import {brotliCompressSync} from 'node:zlib';
import {parse} from 'yaml';
import {renderArticle} from '@/components/article/render-article';
import {loadContent} from '@/lib/content';
import {searchTiers} from '@/lib/search/build';
import {createEngine} from '@/lib/search/engine';
import {packIndex} from '@/lib/search/wire';
import {takesNothing} from './support/takes-nothing.mjs';

takesNothing('npm run search:quality', 'asks the search the questions of tests/search/questions.yml');

const WITHIN = 3;
const AT_LEAST = 0.95;

interface Question {
  readonly ask: string;
  /** Routes; one with `#id` wants the hit to open there. */
  readonly answers: readonly string[];
}

const routeOf = (path: string) => path.split('#')[0]!;

const content = await loadContent();
const {index, text} = await searchTiers(content, renderArticle);
const questions = parse(readFileSync('tests/search/questions.yml', 'utf8')) as Question[];
const paths = new Set(index.entries.map(({path}) => path));
const missing = questions.flatMap(({answers}) => answers).filter((path) => !paths.has(routeOf(path)));
if (missing.length > 0) console.error(`No such article in the index: ${missing.join(', ')}`);

const quick = createEngine(index);
const full = createEngine(index);
full.addText(text);

const firstPaths = (hits: readonly {readonly path: string}[]) => hits.slice(0, WITHIN).map(({path}) => path);
const isAnswered = ({answers}: Question, found: readonly string[]) =>
  found.some((path) => answers.includes(path) || answers.includes(routeOf(path)));

let [quickHits, hits, deepened, milliseconds] = [0, 0, 0, 0];
for (const question of questions) {
  const start = performance.now();
  const first = quick.search(question.ask);
  milliseconds += performance.now() - start;
  // what the reader sees: the full text joins in when the first tier has no good answer
  const shown = first.isWeak ? full.search(question.ask) : first;
  if (first.isWeak) deepened += 1;
  if (isAnswered(question, firstPaths(first.hits))) quickHits += 1;
  if (isAnswered(question, firstPaths(shown.hits))) hits += 1;
  else {
    console.log(
      `✗ ${question.ask}${shown.suggestion ? ` (read as “${shown.suggestion}”)` : ''}${first.isWeak ? ' [full text]' : ''}`,
    );
    console.log(`    wanted ${question.answers.join(' or ')}`);
    for (const path of firstPaths(shown.hits)) console.log(`    found  ${path}`);
  }
}
const share = hits / questions.length;
const percent = (part: number) => `${((100 * part) / questions.length).toFixed(1)} %`;
const size = (value: unknown) => `${(brotliCompressSync(JSON.stringify(value)).length / 1000).toFixed(1)} kB`;
console.log(
  `${questions.length} questions: ${hits} answered in the first ${WITHIN} (${percent(hits)}); titles and summaries alone ${percent(quickHits)}; full text asked for ${deepened} times.`,
);
console.log(
  `${index.entries.length} entries, index ${size(packIndex(index))}, full text ${size(text)} (brotli); ${(milliseconds / questions.length).toFixed(1)} ms a question.`,
);
process.exit(share >= AT_LEAST && missing.length === 0 ? 0 : 1);
