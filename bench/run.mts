/*
 * `npm run bench -- [--articles 250,2500] [--runs 5] [--work .bench] [--site out]`: builds made-up sites of these sizes and prints what the
 * builds cost, how the sizes of pages grow, and how one page loads: ours, the same page without scripts, and the export before our
 * steps. With `--site` nothing is built: the pages of that folder are measured. Linux, GNU cp, and a browser as the tests need it.
 */
import {existsSync, mkdirSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {documentSizes} from './build/growth.mts';
import {type Built, buildCorpus} from './build/project.mts';
import {articleIn, type Site, visitSites} from './page/sites.mts';
import {withoutScripts} from './page/transforms.mts';
import {type Report, reportTable} from './report/tables.mts';

const {values} = parseArgs({
  options: {
    articles: {type: 'string', default: '250'},
    runs: {type: 'string', default: '5'},
    work: {type: 'string', default: '.bench'},
    site: {type: 'string'},
  },
});

if (values.site) {
  if (!existsSync(path.join(values.site, 'routes.json'))) {
    console.error(`There is no finished site in ${values.site}/. Run "npm run build" first.`);
    process.exit(1);
  }
  await report({folder: values.site});
} else {
  const sizes = values.articles.split(',').map(Number);
  const wrong = sizes.find((size) => !Number.isInteger(size) || size < 100);
  if (wrong !== undefined) {
    console.error(`--articles takes whole numbers of 100 or more, parted by commas: ${values.articles} has ${wrong}.`);
    process.exit(1);
  }
  const work = path.resolve(values.work);
  mkdirSync(work, {recursive: true});
  const builds: Built[] = [];
  for (const [index, articles] of sizes.entries()) {
    console.error(`Building ${articles} articles …`);
    builds.push(await buildCorpus(articles, work, index === 0));
  }
  const [{out, plain}] = builds as [Built];
  await report({folder: out, plain, builds});
}

/** Prints the table, with one doc of about 900 words: cold, 4× CPU, 1.6 Mbit/s, 150 ms. */
async function report(of: {folder: string; plain?: string; builds?: Report['builds']}): Promise<void> {
  const {folder, plain, builds = []} = of;
  const article = articleIn(folder);
  const visited: Site[] = [
    {label: 'Sunroot', folder},
    {label: 'the same without scripts', folder, transform: withoutScripts},
    ...(plain ? [{label: 'plain export', folder: plain}] : []),
  ];
  console.error(`Visiting ${article} …`);
  const sites = await visitSites(visited, article, Number(values.runs));
  const sizes = new Map(builds.map(({articles, out}) => [articles, documentSizes(out)]));
  console.log(reportTable({article, sites, builds, sizes}));
}
