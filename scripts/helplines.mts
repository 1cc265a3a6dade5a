/* `node scripts/run-ts.mjs scripts/helplines.mts`: checks whether each helpline's page still names the number we print,
   and prints an issue and exits with 1 when one does not (.github/workflows/helplines.yml). Needs a network. */
import {allContacts} from '@/lib/data/contact-age';
import {contactParts} from '@/lib/data/contacts';
import {type Answer, findings, helplineReport} from './support/helplines.mts';

const TIMEOUT_MS = 30_000;

const lines = allContacts().map(({page, ...line}) => ({...line, pages: [page].flat()}));
const pages = [...new Set(lines.flatMap((line) => line.pages))];
const answers = new Map<string, Answer>();
// in sequence: some operators run several of the lines
for (const page of pages) answers.set(page, await read(page));

if (![...answers.values()].some((answer) => 'text' in answer)) {
  console.log('No page could be read.\n  fix: run it with network access');
  process.exit(2);
}
const found = findings(lines, answers, contactParts);
for (const {line, description} of found) console.error(`${line.id}: ${line.pages.join(', ')} ${description}`);
const report = helplineReport(found);
console.log(
  report ??
    `The numbers of ${lines.length - found.length} helplines are correct; ${found.length} could not be checked.`,
);
process.exit(report ? 1 : 0);

async function read(page: string): Promise<Answer> {
  try {
    const response = await fetch(page, {signal: AbortSignal.timeout(TIMEOUT_MS), headers: {accept: 'text/html'}});
    if (response.ok) return {text: await response.text()};
    return {status: String(response.status), isGone: [404, 410].includes(response.status)};
  } catch (error) {
    // a deleted host looks like one that is down: somebody should check
    const {cause, message} = error as Error & {cause?: {code?: string}};
    return {status: cause?.code ?? message, isGone: cause?.code === 'ENOTFOUND'};
  }
}
