/* `npm run bench -- [--articles 250,2500] [--runs 5] [--work .bench] [--site out]`: builds invented sites of these
   sizes and prints what the builds cost, how page sizes grow, and how one page loads: ours, and the same page without
   scripts. With `--site` nothing is built: measures the pages of that folder. Needs
   Linux, GNU cp, and the browser of the tests. */
import {existsSync, mkdirSync} from 'node:fs';
import path from 'node:path';
import {SiteError} from '@/lib/errors';
import {runCommand, type Typed} from '@/lib/options';
import {documentSizes} from './build/growth.mts';
import {type Built, buildCorpus} from './build/project.mts';
import {articleIn, type Site, visitSites} from './page/sites.mts';
import {withoutScripts} from './page/transforms.mts';
import {type Report, reportTable} from './report/tables.mts';

const USAGE = {
  command: 'npm run bench -- [options]',
  options: {
    articles: {value: '250,2500', description: 'how many articles the invented sites have; 250 by default'},
    runs: {value: '5', description: 'how often a page is loaded'},
    work: {value: '.bench', description: 'the folder to build in'},
    site: {value: 'out', description: 'build nothing: measure the pages of this folder'},
  },
} as const;

await runCommand(USAGE, ({values}) => measure(values));

async function measure(values: Typed<typeof USAGE.options>['values']): Promise<void> {
  const {articles = '250', runs: typedRuns = '5', work: folder = '.bench', site} = values;
  const runs = wholeNumber('--runs', typedRuns, 1);
  if (site) {
    if (!existsSync(path.join(site, 'routes.json')))
      throw new SiteError({
        problem: `There is no finished site in ${site}/.`,
        in: '--site',
        fix: 'run "npm run build" first',
      });
    return report({folder: site, runs});
  }
  const sizes = articles.split(',').map((size) => wholeNumber('--articles', size, 100));
  const work = path.resolve(folder);
  mkdirSync(work, {recursive: true});
  const builds: Built[] = [];
  for (const size of sizes) {
    console.error(`Building ${size} articles …`);
    builds.push(await buildCorpus(size, work));
  }
  const [{out}] = builds as [Built];
  await report({folder: out, builds, runs});
}

/** The number typed for an option. Throws a SiteError unless it is an integer of at least `least`. */
function wholeNumber(option: string, typed: string, least: number): number {
  const number = Number(typed);
  if (Number.isInteger(number) && number >= least) return number;
  const fix = `write a whole number of ${least} or more, such as ${option} ${Math.max(least, 5)}`;
  throw new SiteError({problem: `"${typed}" cannot be used.`, in: option, fix});
}

/** Prints the table, with one doc of about 900 words: cold, 4× CPU, 1.6 Mbit/s, 150 ms. */
async function report(of: {folder: string; runs: number; builds?: Report['builds']}): Promise<void> {
  const {folder, runs, builds = []} = of;
  const article = articleIn(folder);
  const visited: Site[] = [
    {label: 'Sunroot', folder},
    {label: 'the same without scripts', folder, transform: withoutScripts},
  ];
  console.error(`Visiting ${article} …`);
  const sites = await visitSites(visited, article, runs);
  const sizes = new Map(builds.map(({articles, out}) => [articles, documentSizes(out)]));
  console.log(reportTable({article, sites, builds, sizes}));
}
