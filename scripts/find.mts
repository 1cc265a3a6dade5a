/** `npm run find -- garlic`: prints the library's tags, sources, numbers and articles on a subject. */

import {find, findingsText} from '@/lib/authoring/scaffold/find';
import {siteConfig} from '@/lib/config';
import {loadContent} from '@/lib/content';
import {readTagVocabulary} from '@/lib/content/tags';
import {factFiles} from '@/lib/data/fact-files';
import {allSources} from '@/lib/data/sources';
import {SiteError} from '@/lib/errors';
import {runCommand} from '@/lib/options';

const USAGE = {command: 'npm run find -- WORD …', options: {}, takesWords: true} as const;

await runCommand(USAGE, ({words}) => printFindings(words.join(' ').trim()));

async function printFindings(question: string): Promise<void> {
  if (question === '') {
    const problem = `What do you want to find in ${siteConfig().title}?`;
    throw new SiteError({problem, fix: 'npm run find -- garlic'});
  }
  const {articles} = await loadContent();
  const facts = new Map([...factFiles()].map(([name, {data}]) => [name, data]));
  const library = {vocabulary: readTagVocabulary(process.cwd()), sources: allSources(), facts, articles};
  console.log(`\n${findingsText(question, find(question, library))}\n`);
}
