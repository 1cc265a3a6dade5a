import {appendFileSync} from 'node:fs';
import path from 'node:path';
import {cloudflareRules, headersFile} from '@/lib/output/hosting/edge';
import {type SecurityText, securityText} from '@/lib/output/hosting/security-txt';
import {writeBelow} from './files.mts';

interface HostFileOptions extends SecurityText {
  readonly base: string;
  /** Cloudflare sets CF_PAGES in its builds; no other host may read its rules. */
  readonly isForCloudflare: boolean;
}

/** Writes _headers, Cloudflare's rules at the end of _redirects, security.txt, and .nojekyll for GitHub. */
export function writeHostFiles(out: string, options: HostFileOptions): void {
  writeBelow(out, '_headers', headersFile(options));
  if (options.isForCloudflare) appendFileSync(path.join(out, '_redirects'), cloudflareRules(options));
  writeBelow(out, '.nojekyll', '');
  writeBelow(out, '.well-known/security.txt', securityText(options));
}
