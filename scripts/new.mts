/** `npm run new -- post "Title"` or `npm run new -- doc yoga "Title"`, with --format and, for docs, --group: the file of a new article. */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {buildDay} from '@/lib/dates';
import {newArticle} from '@/lib/scaffold/new-article';
import {nextSteps} from '@/lib/scaffold/next-steps';
import {readRequest} from '@/lib/scaffold/request';

try {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {format: {type: 'string'}, group: {type: 'string'}},
  });
  const article = newArticle(process.cwd(), readRequest(positionals, values), buildDay());
  mkdirSync(path.dirname(article.file), {recursive: true});
  // never over a file that is there
  writeFileSync(article.file, article.text, {flag: 'wx'});
  console.log(`\n${nextSteps(article)}\n`);
} catch (error) {
  console.error(error instanceof Error ? `\n${error.message}\n` : error);
  process.exitCode = 1;
}
