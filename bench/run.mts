/*
 * `npm run bench -- [--articles 250,2500] [--runs 5] [--work .bench] [--site out]`: builds made-up sites of these sizes and prints what the
 * builds cost, how the sizes of pages grow, and how one page loads: ours, the same page without scripts, and the export before our
 * steps. With `--site` nothing is built: the pages of that folder are measured. Linux, GNU cp, and a browser as the tests need it.
 */
import {existsSync, mkdirSync} from 'node:fs';
import path from 'node:path';
import {runCommand, type Typed} from '@/lib/options';
import {documentSizes} from './build/growth.mts';
import {type Built, buildCorpus} from './build/project.mts';
import {articleIn, type Site, visitSites} from './page/sites.mts';
import {withoutScripts} from './page/transforms.mts';
import {type Report, reportTable} from './report/tables.mts';

const USAGE = {
  command: 'npm run bench -- [options]',
  options: {
    articles: {value: '250,2500', says: 'how many articles the made-up sites have; 250 when it is left out'},
    runs: {value: '5', says: 'how often a page is loaded'},
    work: {value: '.bench', says: 'the folder to build in'},
    site: {value: 'out', says: 'build nothing: measure the pages of this folder'},
  },
} as const;

await runCommand(USAGE, ({values}) => measure(values));

async function measure(values: Typed<typeof USAGE.options>['values']): Promise<void> {
  const {articles: wanted = '250', work: folder = '.bench', site} = values;
  const runs = Number(values.runs ?? '5');
  if (site) {
    if (!existsSync(path.join(site, 'routes.json'))) {
      console.error(`There is no finished site in ${site}/. Run "npm run build" first.`);
      process.exit(1);
    }
    await report({folder: site, runs});
  } else {
    const sizes = wanted.split(',').map(Number);
    const wrong = sizes.find((size) => !Number.isInteger(size) || size < 100);
    if (wrong !== undefined) {
      console.error(`--articles takes whole numbers of 100 or more, parted by commas: ${wanted} has ${wrong}.`);
      process.exit(1);
    }
    const work = path.resolve(folder);
    mkdirSync(work, {recursive: true});
    const builds: Built[] = [];
    for (const [index, articles] of sizes.entries()) {
      console.error(`Building ${articles} articles …`);
      builds.push(await buildCorpus(articles, work, index === 0));
    }
    const [{out, plain}] = builds as [Built];
    await report({folder: out, plain, builds, runs});
  }
}

/** Prints the table, with one doc of about 900 words: cold, 4× CPU, 1.6 Mbit/s, 150 ms. */
async function report(of: {folder: string; runs: number; plain?: string; builds?: Report['builds']}): Promise<void> {
  const {folder, runs, plain, builds = []} = of;
  const article = articleIn(folder);
  const visited: Site[] = [
    {label: 'Sunroot', folder},
    {label: 'the same without scripts', folder, transform: withoutScripts},
    ...(plain ? [{label: 'plain export', folder: plain}] : []),
  ];
  console.error(`Visiting ${article} …`);
  const sites = await visitSites(visited, article, runs);
  const sizes = new Map(builds.map(({articles, out}) => [articles, documentSizes(out)]));
  console.log(reportTable({article, sites, builds, sizes}));
}
