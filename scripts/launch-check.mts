/** `npm run launch:check`: lists what the owner still has to decide before publishing. Exits with 1 until all is. */
import {siteConfig} from '@/lib/config';
import {undecided} from '@/lib/config/launch';
import {SiteError} from '@/lib/errors';
import {runCommand} from '@/lib/options';

await runCommand({command: 'npm run launch:check', options: {}}, () => {
  const [first, ...others] = undecided(siteConfig(), {root: process.cwd()});
  if (first) throw new SiteError(first, ...others);
  console.log('Nothing is left to decide: the site is ready to publish.');
});
