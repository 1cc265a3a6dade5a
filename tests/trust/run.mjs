/* `npm run test:trust [-- --sample]`: everything that shows that the site can be trusted, as one table. Needs a build
   in out/ (and one in out-variant/ for the base path). The sample takes under three minutes; the full run checks
   every page and builds the site twice. */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {refuseArguments} from '../../scripts/support/no-arguments.mjs';

refuseArguments('npm run test:trust', 'checks the built site: privacy, offline, hosts, accessibility', '--sample');
const isSample = process.argv.includes('--sample');
if (!existsSync('out/index.html') && !process.env.TRUST_DIR) {
  console.error('There is no export in out/. Run "npm run build" first.');
  process.exit(1);
}

const browser = 'npx playwright test -c tests/trust/playwright.config.ts';
const hosts = 'npx vitest run --config tests/hosts/vitest.config.ts';
const checks = [
  // covered by unit tests, which `npm test` runs as well as the sample
  ...(isSample ? [] : [['Hostile content is refused, huge content compiles', 'npx vitest run tests/hostile']]),
  ['nginx and Caddy answer as promised, no broken link', `${hosts} hosts.test deploy.test container.test`],
  ['Every page is valid HTML', `node tests/trust/html-validate.mjs ${isSample ? 24 : 1}`],
  ['Licences are on the list', 'node scripts/licences.mjs'],
  [
    'Privacy, offline, failures, extremes, figures, tables in the browser',
    `${browser} privacy offline failures readers extremes figures tables`,
  ],
  ['WCAG 2.2 by script on every kind of page', `${browser} accessibility/`],
  ...(isSample
    ? []
    : [
        // external findings must not block a change that did not cause them
        ['No package has a known vulnerability', 'npm run -s audit'],
        ["Cloudflare's own runtime and Netlify's own matcher", `${hosts} tests/hosts/fetched`],
        ['Every page: axe in four views, 320 px, no error', `${browser} every-page`],
        ['Two builds are identical', 'node tests/trust/reproducible.mjs'],
        ['The search answers its questions', 'npm run -s search:quality'],
      ]),
];

const rows = [];
for (const [name, command] of checks) {
  process.stdout.write(`… ${name}\n`);
  const start = Date.now();
  const env = {...process.env, NO_COLOR: '1', ...(isSample && {TRUST_SAMPLE: '1'})};
  const {status, stdout, stderr} = spawnSync(command, {shell: true, encoding: 'utf8', env, maxBuffer: 1 << 28});
  const seconds = Math.round((Date.now() - start) / 1000);
  const isUnanswered = stderr.includes('audit endpoint returned an error');
  const result = status === 0 ? 'good' : isUnanswered ? 'unknown' : 'FAILED';
  rows.push({name, result, seconds, said: summaryOf(`${stdout}\n${stderr}`)});
  if (result === 'FAILED') console.error(`${stdout}\n${stderr}`);
}

const width = Math.max(...rows.map(({name}) => name.length));
console.log(`\n${'What'.padEnd(width)}  Result     s  Detail`);
for (const {name, result, seconds, said} of rows) {
  console.log(`${name.padEnd(width)}  ${result.padEnd(7)} ${String(seconds).padStart(4)}  ${said}`);
}
process.exit(rows.every(({result}) => result !== 'FAILED') ? 0 : 1);

/** The relevant line of a tool's output. */
function summaryOf(output) {
  const lines = output.split('\n').map((line) => line.trim());
  const found =
    lines.findLast((line) =>
      /^Tests\s|^Not audited|^\d+ (passed|pages checked|files,|packages audited|failed)|^\d+\s+MIT$/.test(line),
    ) ?? '';
  return found.replace(/^Tests\s+/, '').replace(/^(\d+)\s+MIT$/, '$1 packages under MIT, the rest listed');
}
