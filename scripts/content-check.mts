/** `npm run content:check`: reports every fault of every article. Exits with 1 when there are errors. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {articleComponents} from '@/components/article/mdx-components';
import {checkContent} from '@/lib/authoring/check/check-content';
import {githubAnnotation} from '@/lib/authoring/check/print/github';
import {draftNotice, printFault, summary} from '@/lib/authoring/check/print/text';
import {runCommand, type Typed} from '@/lib/options';

const root = process.cwd();
const USAGE = {
  command: 'npm run content:check -- [FILE …] [options]',
  options: {
    json: {description: 'the faults as JSON'},
  },
  takesWords: true,
} as const;

await runCommand(USAGE, ({values, words}) => checkAll(values, words));

async function checkAll(values: Typed<typeof USAGE.options>['values'], named: readonly string[]): Promise<void> {
  const only = named.map((file) => path.relative(root, path.resolve(file)).split(path.sep).join('/'));
  const started = performance.now();
  const {faults, files, site} = await checkContent({root, components: articleComponents, only});
  const errors = faults.filter(({severity}) => severity === 'error').length;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (values.json) console.log(JSON.stringify({files, errors, warnings: faults.length - errors, faults}, undefined, 2));
  else {
    const lines = new Map(site.files.map((file) => [file.file, file.lines]));
    const linesOf = (file: string) => lines.get(file) ?? readLines(file);
    for (const fault of faults) console.log(`${printFault(fault, linesOf)}\n`);
    console.log(`${summary(faults, files)} (${seconds} s)`);
    const looked = (file: string) => only.length === 0 || only.includes(file);
    const drafts = site.files.filter(({file, frontMatter}) => frontMatter?.draft && looked(file)).length;
    if (drafts > 0) console.log(draftNotice(drafts));
  }
  if (process.env.GITHUB_ACTIONS && !values.json) for (const fault of faults) console.log(githubAnnotation(fault));
  process.exitCode = errors > 0 ? 1 : 0;
}

function readLines(file: string): string[] | undefined {
  try {
    return readFileSync(path.join(root, file), 'utf8').split('\n');
  } catch (error) {
    // a fault may name a missing file
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
