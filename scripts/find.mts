/** `npm run find -- garlic`: the tags, sources, numbers and articles that the library has on something. */
import {siteConfig} from '@/lib/config';
import {loadContent} from '@/lib/content';
import {readTagVocabulary} from '@/lib/content/tags';
import {factFiles} from '@/lib/data/fact-files';
import {allSources} from '@/lib/data/sources';
import {readOptions, usageText} from '@/lib/options';
import {find, findingsText} from '@/lib/scaffold/find';

const USAGE = {command: 'npm run find -- WORD …', options: {}, takesWords: true} as const;

try {
  const {words, isHelp} = readOptions(USAGE);
  if (isHelp) console.log(usageText(USAGE));
  else await printFindings(words.join(' ').trim());
} catch (error) {
  console.error(error instanceof Error ? `\n${error.message}\n` : error);
  process.exitCode = 1;
}

async function printFindings(question: string): Promise<void> {
  if (question === '')
    throw new Error(`What should be looked for in ${siteConfig().title}?\n  fix: npm run find -- garlic`);
  const {articles} = await loadContent();
  const facts = new Map([...factFiles()].map(([name, {data}]) => [name, data]));
  const library = {vocabulary: readTagVocabulary(process.cwd()), sources: allSources(), facts, articles};
  console.log(`\n${findingsText(question, find(question, library))}\n`);
}
