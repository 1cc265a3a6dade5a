/* `node scripts/run-ts.mjs scripts/source-links.mts lychee.json`: turns lychee's results for content/data/sources.yml
   into an issue for editors (.github/workflows/sources.yml). */
import {readFileSync} from 'node:fs';
import {loadContent} from '@/lib/content';
import {allSources} from '@/lib/data/sources';
import {SiteError} from '@/lib/errors';
import {runCommand} from '@/lib/options';
import {type LycheeReport, sourceLinksReport} from './support/source-links.mts';

const USAGE = {
  command: 'node scripts/run-ts.mjs scripts/source-links.mts FILE',
  options: {},
  takesWords: true,
} as const;

await runCommand(USAGE, async ({words: [file]}) => {
  if (!file) throw new SiteError({problem: 'Which report of lychee?', fix: `${USAGE.command}, with its JSON file`});
  const report = JSON.parse(readFileSync(file, 'utf8')) as LycheeReport;
  const {articles} = await loadContent();
  console.log(sourceLinksReport(report, allSources(), articles) ?? 'No link is broken.');
});
