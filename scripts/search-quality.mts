/**
 * `npm run search:quality`: asks the search questions as a reader would and reports how many find their article within
 * the first three results. The search is tuned with tests/search/questions.yml: its misses are printed, and below 96 %
 * the command fails. Of the held-out questions and messages only the shares are printed, so that they stay unseen.
 * `npm run search:quality -- sore knee` asks this alone and prints the results with the words that match.
 */
import {readFileSync} from 'node:fs';
import {brotliCompressSync} from 'node:zlib';
import {parse} from 'yaml';
import {renderArticle} from '@/components/article/render-article';
import {loadContent} from '@/lib/content';
import {runCommand} from '@/lib/options';
import {searchTiers} from '@/lib/output/files/search/search-files';
import {createEngine, type Piece, type Results, serialiseIndex} from '@/lib/search';
import {filesOf, loadFiles} from '@/tests/support/search-files';

const USAGE = {command: 'npm run search:quality -- [QUESTION]', options: {}, takesWords: true} as const;
/** The question to ask instead of the lists; undefined after `--help` or a mistake. */
let typed: string | undefined;
await runCommand(USAGE, ({words}) => {
  typed = words.join(' ');
});
if (typed === undefined) process.exit();
const WITHIN = 3;
const AT_LEAST = 0.96;

interface Question {
  readonly ask: string;
  /** Routes; one with `#id` expects the hit to open there. */
  readonly answers: readonly string[];
}

interface HeldOut {
  readonly questions: readonly Question[];
  /** Subjects the site does not cover. */
  readonly lacks: readonly {readonly ask: string; readonly word: string}[];
}

interface Urgent {
  readonly urgent: readonly string[];
  readonly ordinary: readonly string[];
}

const read = (name: string) => parse(readFileSync(`tests/search/${name}.yml`, 'utf8'));
const questions = read('questions') as Question[];
const heldOut = read('held-out') as HeldOut;
const messages = read('urgent-held-out') as Urgent;

const {index, text} = await searchTiers(await loadContent(), renderArticle);
const files = filesOf(text);
const routeOf = (path: string) => path.split('#')[0]!;
const paths = new Set(index.entries.map(({path}) => path));
const missing = [...questions, ...heldOut.questions]
  .flatMap(({answers}) => answers)
  .filter((path) => !paths.has(routeOf(path)));
if (missing.length > 0) console.error(`Not in the index: ${missing.join(', ')}`);

const quick = createEngine(index);
const full = createEngine(index);

if (typed !== '') {
  explain(typed);
  process.exit(0);
}

interface Shown {
  readonly first: Results;
  /** What the reader sees: the full text is used when the first tier has no good answer. */
  readonly shown: Results;
  readonly milliseconds: number;
}

function answer(ask: string): Shown {
  const start = performance.now();
  const first = quick.search(ask);
  const milliseconds = performance.now() - start;
  if (!first.needsFullText) return {first, shown: first, milliseconds};
  loadFiles(full, files, ask);
  return {first, shown: full.search(ask), milliseconds};
}

const firstPaths = ({hits}: Results, within = WITHIN) => hits.slice(0, within).map(({path}) => path);
const isAnswered = ({answers}: Question, found: readonly string[]) =>
  found.some((path) => answers.includes(path) || answers.includes(routeOf(path)));
const percent = (part: number, of: number) => `${((100 * part) / of).toFixed(1)} %`;

/** Prints the results of one question, the words that match in *stars*. */
function explain(ask: string): void {
  const {first, shown} = answer(ask);
  const marked = (pieces: readonly Piece[] = []) =>
    pieces.map(({text, isHit}) => (isHit ? `*${text}*` : text)).join('');
  if (shown.suggestion) console.log(`Read as: ${shown.suggestion}`);
  if (shown.urgent) console.log(`Note: ${shown.urgent.kind}, ${shown.urgent.links.map(({to}) => to).join(', ')}`);
  if (shown.missingWords.length > 0) console.log(`Nothing mentions: ${shown.missingWords.join(', ')}`);
  console.log(`${shown.total} results${first.needsFullText ? ', found in the full text, too' : ''}`);
  for (const {path, title, heading, excerpt} of shown.hits.slice(0, 10))
    console.log(`\n${path}\n  ${marked(title)}${heading ? ` › ${marked(heading)}` : ''}\n  ${marked(excerpt)}`);
}

/** Asks the questions of a batch and sums up the results; prints those without a hit if `isNamed`. */
function tally(batch: readonly Question[], isNamed: boolean) {
  const sum = {within: 0, first: 0, quick: 0, deepened: 0, milliseconds: 0};
  for (const question of batch) {
    const {first, shown, milliseconds} = answer(question.ask);
    sum.milliseconds += milliseconds;
    if (first.needsFullText) sum.deepened += 1;
    if (isAnswered(question, firstPaths(first))) sum.quick += 1;
    if (isAnswered(question, firstPaths(shown, 1))) sum.first += 1;
    if (isAnswered(question, firstPaths(shown))) sum.within += 1;
    else if (isNamed) name(question, shown, first.needsFullText);
  }
  return sum;
}

function name({ask, answers}: Question, shown: Results, isFull: boolean): void {
  console.log(`✗ ${ask}${shown.suggestion ? ` (read as “${shown.suggestion}”)` : ''}${isFull ? ' [full text]' : ''}`);
  console.log(`    wanted ${answers.join(' or ')}`);
  for (const path of firstPaths(shown)) console.log(`    found  ${path}`);
}

const tuned = tally(questions, true);
const {length} = questions;
console.log(
  `Tuned with ${length} questions: ${percent(tuned.within, length)} answered in the first ${WITHIN}, ${percent(tuned.first, length)} in the first; titles and summaries alone ${percent(tuned.quick, length)}; full text asked for ${tuned.deepened} times.`,
);
const held = tally(heldOut.questions, false);
const count = heldOut.questions.length;
const named = heldOut.lacks.filter(({ask, word}) => answer(ask).shown.missingWords.includes(word)).length;
const falselyLacked = heldOut.questions.filter(({ask}) => answer(ask).shown.missingWords.length > 0).length;
const isNoted = (message: string) => quick.search(message).urgent !== undefined;
const {urgent, ordinary} = messages;
console.log(
  `Held out, ${count} questions: ${percent(held.within, count)} in the first ${WITHIN}, ${percent(held.first, count)} in the first; told that nothing mentions a word: ${percent(falselyLacked, count)}.`,
);
console.log(
  `Held out, ${heldOut.lacks.length} subjects the site lacks: ${percent(named, heldOut.lacks.length)} named.`,
);
console.log(
  `Held out, urgent messages: ${percent(urgent.filter(isNoted).length, urgent.length)} of ${urgent.length} get the note; of ${ordinary.length} ordinary questions ${percent(ordinary.filter(isNoted).length, ordinary.length)}.`,
);
const kilobytes = brotliCompressSync(JSON.stringify(serialiseIndex(index))).length / 1000;
console.log(
  `${index.entries.length} entries, index ${kilobytes.toFixed(1)} kB (brotli); ${(tuned.milliseconds / length).toFixed(1)} ms a question.`,
);
process.exit(tuned.within / length >= AT_LEAST && missing.length === 0 ? 0 : 1);
