/** `npm run content:report`: a table per section, one of the helplines, and the oldest searches for evidence. */
import {articleComponents} from '@/components/article/mdx-components';
import {checkContent} from '@/lib/authoring/check/check-content';
import {reportSections} from '@/lib/authoring/check/report/rows';
import {contactTable, searchedTable, textTable} from '@/lib/authoring/check/report/table';
import {allContacts} from '@/lib/data/contact-age';
import {runCommand} from '@/lib/options';

await runCommand({command: 'npm run content:report', options: {}}, async () => {
  const {site, faults} = await checkContent({root: process.cwd(), components: articleComponents});
  const tables = [...reportSections(site, faults).map(textTable), contactTable(allContacts(), site.today)];
  console.log([...tables, searchedTable(site.content.articles)].join('\n\n'));
});
