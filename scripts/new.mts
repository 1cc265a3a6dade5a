/**
 * `npm run new -- post "Title"`, `npm run new -- doc yoga "Title"` or `npm run new -- section "Title"`: the file of a new article, for a section
 * with its line in content/sections.ts.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {buildDay} from '@/lib/dates';
import {SiteError} from '@/lib/errors';
import {runCommand} from '@/lib/options';
import {type NewArticle, newArticle} from '@/lib/scaffold/new-article';
import {newSection} from '@/lib/scaffold/new-section';
import {nextSteps, sectionSteps} from '@/lib/scaffold/next-steps';
import {FORMATS, readRequest, readTitle} from '@/lib/scaffold/request';

const USAGE = {
  command:
    'npm run new -- post "Title" [options]\nnpm run new -- doc SECTION "Title" [options]\nnpm run new -- section "Title" [--slug FOLDER]',
  options: {
    format: {value: 'FORMAT', says: `what kind of piece it is: ${FORMATS.join(', ')}`},
    group: {value: '"GROUP"', says: 'docs only: the group of the sidebar it is in'},
    slug: {value: 'SLUG', says: 'the last part of its address; made from the title when it is left out'},
  },
  takesWords: true,
} as const;

const root = process.cwd();

await runCommand(USAGE, ({values, words: [kind, ...words]}) => {
  if (kind !== 'section') {
    const article = newArticle(root, readRequest(kind === undefined ? [] : [kind, ...words], values), buildDay());
    write(article);
    console.log(`\n${nextSteps(article)}\n`);
    return;
  }
  const {format, group, slug} = values;
  if (format !== undefined || group !== undefined) {
    throw new SiteError({problem: 'A section has no format and no group.', fix: 'leave --format and --group out'});
  }
  const section = newSection(root, readTitle(words, kind), {slug, today: buildDay()});
  write(section.article);
  writeFileSync(section.settings.file, section.settings.text);
  console.log(`\n${sectionSteps(section)}\n`);
});

function write({file, text}: NewArticle): void {
  mkdirSync(path.dirname(file), {recursive: true});
  // never over a file that is there
  writeFileSync(file, text, {flag: 'wx'});
}
