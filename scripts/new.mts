/**
 * `npm run new -- post "Title"`, `npm run new -- doc yoga "Title"` or `npm run new -- section "Title"`: creates the
 * file of a new article, for a section also its line in content/sections.ts. `npm run new -- source URL-or-DOI`: adds
 * an entry to content/data/sources.yml. In a terminal it asks for what is missing, for everything when it is started
 * alone.
 */
import {appendFileSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createInterface} from 'node:readline/promises';
import {askForWords, askUntilRight, type Terminal} from '@/lib/authoring/scaffold/ask';
import {type NewArticle, newArticle} from '@/lib/authoring/scaffold/new-article';
import {newSection} from '@/lib/authoring/scaffold/new-section';
import {
  QUESTIONS,
  refuseDouble,
  sourceAddress,
  sourceEntry,
  type TypedSource,
  valueProblem,
} from '@/lib/authoring/scaffold/new-source';
import {nextSteps, sectionSteps} from '@/lib/authoring/scaffold/next-steps';
import {FORMATS, readRequest, readTitle} from '@/lib/authoring/scaffold/request';
import {allSources} from '@/lib/data/sources';
import {buildDay} from '@/lib/dates';
import {SiteError} from '@/lib/errors';
import {runCommand, type Typed} from '@/lib/options';

const USAGE = {
  command:
    'npm run new -- post "Title" [options]\nnpm run new -- doc SECTION "Title" [options]\nnpm run new -- section "Title" [--slug FOLDER]\nnpm run new -- source URL-or-DOI [--title "…" --publisher "…" --year … --topics "…" --kind …]',
  options: {
    format: {value: 'FORMAT', description: `the kind of article: ${FORMATS.join(', ')}`},
    group: {value: '"GROUP"', description: 'docs only: the group of the sidebar it is in'},
    slug: {value: 'SLUG', description: 'the last part of its address; made from the title by default'},
    id: {value: 'ID', description: 'sources only: what it is cited by; made from publisher and title by default'},
    ...Object.fromEntries(
      Object.entries(QUESTIONS).map(([key, description]) => [
        key,
        {value: key.toUpperCase(), description: `sources only: ${description}`},
      ]),
    ),
  },
  takesWords: true,
} as const;

const root = process.cwd();
const REGISTER = 'content/data/sources.yml';

await runCommand(USAGE, async ({values, words}) => {
  if (words.length > 0 || !process.stdin.isTTY) return make(words, values);
  const {words: asked, format} = await inTerminal(askForWords);
  await make(asked, {...values, format: format ?? values.format});
});

async function make([kind, ...words]: readonly string[], values: Typed<typeof USAGE.options>['values']): Promise<void> {
  if (kind === 'source') return newSource(words.join(' '), values as TypedSource);
  if (kind !== 'section') {
    const article = newArticle(root, readRequest(kind === undefined ? [] : [kind, ...words], values), buildDay());
    write(article);
    console.log(`\n${nextSteps(article)}\n`);
    return;
  }
  const {format, group, slug} = values;
  if (format !== undefined || group !== undefined) {
    throw new SiteError({problem: 'A section has no format and no group.', fix: 'remove --format and --group'});
  }
  const section = newSection(root, readTitle(words, kind), {slug, today: buildDay()});
  write(section.article);
  writeFileSync(section.settings.file, section.settings.text);
  console.log(`\n${sectionSteps(section)}\n`);
}

async function newSource(written: string, typed: TypedSource): Promise<void> {
  const url = sourceAddress(written);
  const register = allSources();
  refuseDouble(url, register);
  const {id, text} = sourceEntry(url, process.stdin.isTTY ? await askFor(typed) : typed, register);
  const isEnded = readFileSync(REGISTER, 'utf8').endsWith('\n');
  appendFileSync(REGISTER, isEnded ? text : `\n${text}`);
  console.log(
    `\nAdded to content/data/sources.yml:\n\n${text}\nPut ${id} into \`sources\` of an article and cite it: [@${id}]\n\`seen: page\` says that you have read its page: change it if you haven't.\n`,
  );
}

function askFor(typed: TypedSource): Promise<TypedSource> {
  return inTerminal(async (terminal) => {
    const answers: Record<string, string> = {...typed};
    for (const [key, question] of Object.entries(QUESTIONS)) {
      answers[key] ||= await askUntilRight(terminal, question, (answer) => {
        const problem = valueProblem(key, answer);
        if (problem) throw new SiteError(problem);
        return answer;
      });
    }
    return answers;
  });
}

async function inTerminal<T>(run: (terminal: Terminal) => Promise<T>): Promise<T> {
  const prompt = createInterface({input: process.stdin, output: process.stdout});
  const leave = () => process.exit(1);
  // Ctrl+C and Ctrl+D
  prompt.once('close', leave);
  try {
    return await run({ask: (question) => prompt.question(question), tell: console.log});
  } finally {
    prompt.off('close', leave).close();
  }
}

function write({file, text}: NewArticle): void {
  mkdirSync(path.dirname(file), {recursive: true});
  // never overwrites a file
  writeFileSync(file, text, {flag: 'wx'});
}
