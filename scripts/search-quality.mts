/**
 * `npm run search:quality`: asks the search every question of tests/search/questions.yml as a reader would and reports how many find
 * their article within the first three results. Fails below 94 %.
 */
import {readFileSync} from 'node:fs';
import {brotliCompressSync} from 'node:zlib';
import {parse} from 'yaml';
import {renderArticle} from '@/components/article/render-article';
import {loadContent} from '@/lib/content';
import {searchTiers} from '@/lib/search/build';
import {createEngine} from '@/lib/search/engine';
import {filesOf, takeFiles} from '@/lib/search/take-files';
import {packIndex} from '@/lib/search/wire';
import {takesNothing} from './support/takes-nothing.mjs';

takesNothing('npm run search:quality', 'asks the search the questions of tests/search/questions.yml');

const WITHIN = 3;
const AT_LEAST = 0.94;
/** Of so many questions that ask for the full text, one is asked on a page that has nothing of it. */
const SAMPLE = 30;

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
const files = filesOf(text);
const weigh = (json: string) => brotliCompressSync(json).length / 1000;
/** Of the files that are fetched: compressing all of them would take as long as asking all questions. */
const weights = new Map<string, number>();
const weightOf = (path: string) => {
  const weight = weights.get(path) ?? weigh(files.get(path)!);
  weights.set(path, weight);
  return weight;
};

const firstPaths = (hits: readonly {readonly path: string}[]) => hits.slice(0, WITHIN).map(({path}) => path);
const isAnswered = ({answers}: Question, found: readonly string[]) =>
  found.some((path) => answers.includes(path) || answers.includes(routeOf(path)));

let [quickHits, hits, deepened, milliseconds] = [0, 0, 0, 0];
/** Of some questions that ask for the full text, the files that come for it to such a page. */
const fetched: string[][] = [];
for (const question of questions) {
  const start = performance.now();
  const first = quick.search(question.ask);
  milliseconds += performance.now() - start;
  // what the reader sees: the full text joins in when the first tier has no good answer
  if (first.isWeak) {
    deepened += 1;
    takeFiles(full, files, question.ask);
    if (deepened % SAMPLE === 0) fetched.push(takeFiles(createEngine(index), files, question.ask));
  }
  const shown = first.isWeak ? full.search(question.ask) : first;
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
const middle = (numbers: number[]) => numbers.sort((a, b) => a - b)[numbers.length >> 1] ?? 0;
const kilobytes = (paths: readonly string[]) => paths.reduce((sum, path) => sum + weightOf(path), 0);
console.log(
  `${questions.length} questions: ${hits} answered in the first ${WITHIN} (${percent(hits)}); titles and summaries alone ${percent(quickHits)}; full text asked for ${deepened} times.`,
);
console.log(
  `${index.entries.length} entries, index ${weigh(JSON.stringify(packIndex(index))).toFixed(1)} kB (brotli); ${(milliseconds / questions.length).toFixed(1)} ms a question.`,
);
console.log(
  `The full text: ${files.size} files; a question fetches ${middle(fetched.map(({length}) => length))} of them, ${middle(fetched.map(kilobytes)).toFixed(1)} kB (medians), and at most ${Math.max(...fetched.map(kilobytes)).toFixed(1)} kB.`,
);
process.exit(share >= AT_LEAST && missing.length === 0 ? 0 : 1);
