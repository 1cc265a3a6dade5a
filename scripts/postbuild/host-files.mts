import {appendFileSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {addressRules, headersFile} from '@/lib/hosting/edge';
import {type SecurityText, securityText} from '@/lib/hosting/security-txt';

export interface HostFileOptions extends SecurityText {
  readonly base: string;
}

/** What hosts read from the export itself: _headers, the rules at the end of _redirects, security.txt, and no Jekyll on GitHub. */
export function writeHostFiles(out: string, options: HostFileOptions): void {
  writeFileSync(path.join(out, '_headers'), headersFile(options));
  appendFileSync(path.join(out, '_redirects'), addressRules(options));
  writeFileSync(path.join(out, '.nojekyll'), '');
  mkdirSync(path.join(out, '.well-known'), {recursive: true});
  writeFileSync(path.join(out, '.well-known/security.txt'), securityText(options));
}
