/** `npm run content:report [-- --html]`: a table per section for editors, on the screen and with --html in .cache/report.html. */
import {mkdirSync, writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {articleComponents} from '@/components/article/mdx-components';
import {checkContent} from '@/lib/check/check-content';
import {htmlReport} from '@/lib/check/report/html';
import {reportSections} from '@/lib/check/report/rows';
import {textTable} from '@/lib/check/report/table';

const HTML = '.cache/report.html';

try {
  const {values} = parseArgs({options: {html: {type: 'boolean'}}});
  const {site, faults} = await checkContent({root: process.cwd(), components: articleComponents});
  const sections = reportSections(site, faults);
  console.log(sections.map(textTable).join('\n\n'));
  if (values.html) {
    mkdirSync('.cache', {recursive: true});
    writeFileSync(HTML, htmlReport(sections, site.today));
    console.log(`\nAlso in ${HTML}`);
  }
} catch (error) {
  console.error(error instanceof Error ? `\n${error.message}\n` : error);
  process.exitCode = 1;
}
