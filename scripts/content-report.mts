/**
 * `npm run content:report [-- --html]`: a table per section and one of the helplines; --html writes .cache/report.html.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import {articleComponents} from '@/components/article/mdx-components';
import {checkContent} from '@/lib/authoring/check/check-content';
import {htmlReport} from '@/lib/authoring/check/report/html';
import {reportSections} from '@/lib/authoring/check/report/rows';
import {contactTable, searchedTable, textTable} from '@/lib/authoring/check/report/table';
import {allContacts} from '@/lib/data/contact-age';
import {runCommand} from '@/lib/options';

const HTML = '.cache/report.html';
const USAGE = {
  command: 'npm run content:report -- [options]',
  options: {html: {description: `the tables in ${HTML}, too`}},
};

await runCommand(USAGE, ({values}) => report(values.html === true));

async function report(isHtmlWanted: boolean): Promise<void> {
  const {site, faults} = await checkContent({root: process.cwd(), components: articleComponents});
  const sections = reportSections(site, faults);
  console.log([...sections.map(textTable), contactTable(allContacts(), site.today)].join('\n\n'));
  console.log(`\n${searchedTable(site.content.articles)}`);
  if (isHtmlWanted) {
    mkdirSync('.cache', {recursive: true});
    writeFileSync(HTML, htmlReport(sections, site.today));
    console.log(`\nAlso in ${HTML}`);
  }
}
