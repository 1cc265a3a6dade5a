/** `npm run new -- post "Title"` or `npm run new -- doc yoga "Title"`, with --format, --slug and, for docs, --group: the file of a new article. */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {buildDay} from '@/lib/dates';
import {runCommand} from '@/lib/options';
import {newArticle} from '@/lib/scaffold/new-article';
import {nextSteps} from '@/lib/scaffold/next-steps';
import {FORMATS, readRequest} from '@/lib/scaffold/request';

const USAGE = {
  command: 'npm run new -- post "Title" [options]\nnpm run new -- doc SECTION "Title" [options]',
  options: {
    format: {value: 'FORMAT', says: `what kind of piece it is: ${FORMATS.join(', ')}`},
    group: {value: '"GROUP"', says: 'docs only: the group of the sidebar it is in'},
    slug: {value: 'SLUG', says: 'the last part of its address; made from the title when it is left out'},
  },
  takesWords: true,
} as const;

await runCommand(USAGE, ({values, words}) => {
  const article = newArticle(process.cwd(), readRequest(words, values), buildDay());
  mkdirSync(path.dirname(article.file), {recursive: true});
  // never over a file that is there
  writeFileSync(article.file, article.text, {flag: 'wx'});
  console.log(`\n${nextSteps(article)}\n`);
});
