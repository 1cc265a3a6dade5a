/* `npm test`: everything that must pass before a change is merged, in two parallel lanes, because hardly a step keeps
   two processors busy on its own. Prints a step's output when it fails; after that no other one starts. `npm test --
   e2e` runs the steps whose command contains the word. */
import {spawn} from 'node:child_process';
import {npmCommand} from '../scripts/support/npm.mjs';

const BROWSERS = ['node scripts/ensure-browser.mjs', 'node scripts/ensure-browser.mjs firefox'];
/** One stage after the other; in a stage, its lanes in parallel; in a lane, one step after the other. */
const STAGES = [
  // before the build, because types writes some of the same files, and draws the build's pictures
  [['npm run types'], ['npm run lint', 'npm run content:check']],
  // last in its lane: a download waits for the network while the tests use the processor
  [
    ['npm run build', 'npm run build:variant', ...BROWSERS],
    ['npm run test:unit', 'npm run build:small'],
  ],
  [
    ['npm run test:e2e'],
    ['npm run test:export', 'npm run test:firefox', 'npm run test:trust -- --sample', 'npm run test:dev'],
  ],
];

const wanted = process.argv[2] ?? '';
const steps = STAGES.flat(2);
if (!steps.some((step) => step.includes(wanted))) {
  console.error(`No step of npm test contains "${wanted}".\n  fix: use a word of one of: ${steps.join(', ')}`);
  process.exit(1);
}
const began = Date.now();
let hasFailed = false;

for (const lanes of STAGES) await Promise.all(lanes.map(follow));
console.log(`\n${hasFailed ? 'FAILED' : 'All is well'} after ${secondsSince(began)} s.`);
process.exit(hasFailed ? 1 : 0);

async function follow(lane) {
  for (const step of lane) {
    if (hasFailed || !step.includes(wanted)) continue;
    const start = Date.now();
    console.log(`  … ${step}`);
    const {status, output} = await run(step);
    console.log(`${status === 0 ? '  ✓' : '  ✗'} ${step}, ${secondsSince(start)} s`);
    if (status === 0) continue;
    hasFailed = true;
    console.error(`\n${output}`);
  }
}

/** Runs a command to its end. */
function run(step) {
  const [program, ...args] = step.split(' ');
  const {command, args: words, shell} = program === 'npm' ? npmCommand(args) : {command: process.execPath, args};
  return new Promise((resolve) => {
    const child = spawn(command, words, {stdio: ['ignore', 'pipe', 'pipe'], shell});
    let output = '';
    const take = (chunk) => {
      output += chunk;
    };
    child.stdout.setEncoding('utf8').on('data', take);
    child.stderr.setEncoding('utf8').on('data', take);
    child.once('error', (error) => resolve({status: 1, output: error.message}));
    child.once('close', (status) => resolve({status, output}));
  });
}

function secondsSince(start) {
  return Math.round((Date.now() - start) / 1000);
}
