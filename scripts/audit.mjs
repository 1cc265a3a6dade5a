/*
 * `npm run audit`: asks the registry for known vulnerabilities of the packages the site is built with. Ends with 1 when there is one of high
 * severity, with 2 when the registry has no answer, so that silence is never taken for a good answer.
 */

import {refuseArguments} from './support/no-arguments.mjs';
import {runNpm} from './support/npm.mjs';

refuseArguments('npm run audit', 'asks the registry for known vulnerabilities of the packages');

const args = ['audit', '--json', '--omit=dev', '--audit-level=high', '--audit=true'];
const {stdout} = runNpm(args, {maxBuffer: 1 << 28});
const answer = parsed(stdout);

if (!answer?.metadata?.vulnerabilities) {
  console.error(`Not audited: the registry gave no answer about known vulnerabilities.
  in: ${answer?.uri ?? 'npm audit'}${answer?.statusCode ? ` (status ${answer.statusCode})` : ''}
  fix: run it where the registry answers; GitHub does so every week (.github/workflows/audit.yml)`);
  process.exit(2);
}
const {vulnerabilities, metadata} = answer;
for (const {name, severity, range, fixAvailable} of Object.values(vulnerabilities)) {
  console.log(
    `${severity}: ${name} ${range || '(through another)'}${fixAvailable ? ', fixed in a newer version' : ', no fixed version yet'}`,
  );
}
const {total, high, critical} = metadata.vulnerabilities;
console.log(
  `${metadata.dependencies.prod} packages audited, ${total} known vulnerabilities, ${high + critical} of them high or critical`,
);
process.exit(high + critical > 0 ? 1 : 0);

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
