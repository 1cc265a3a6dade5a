/* `npm run test:owner`, weekly in .github/workflows/trust.yml: what an owner does on the first day must not fail a test.
   Copies the checkout, changes its title, URL, navbar and a colour, adds a post, a doc and a section, and runs the unit
   tests in the copy; with --built also types and the suites of the built site. The copy of a failed run stays for
   inspection. */
import {readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {copyCheckout, git} from '../../scripts/support/copy-checkout.mjs';
import {refuseArguments} from '../../scripts/support/no-arguments.mjs';
import {runNpm} from '../../scripts/support/npm.mjs';

const SUITES = [
  'types',
  'build',
  'build:variant',
  'build:small',
  'test:export',
  'test:e2e',
  'test:firefox',
  'test:dev',
];
const DESCRIPTION =
  'What the new owner of this site has done on the first day, what stays as it was, and where to write when something is wrong.';
const BODY =
  '\nEverything stays where it was, and more will follow.\n\n{/* truncate */}\n\n## What is new\n\nThis text is.\n';

refuseArguments('npm run test:owner', 'runs the unit tests with other settings and articles', '--built');
const isBuilt = process.argv.includes('--built');
const copy = copyCheckout('owner', {ownPackages: isBuilt});
change('content/site.ts', /^export const site: SiteInput = \{$/m, 'const before: SiteInput = {');
change(
  'content/site.ts',
  /$/,
  `
export const site: SiteInput = {
  ...before,
  title: 'Green Life',
  url: 'https://greenlife.example',
  navbar: {
    ...before.navbar,
    title: 'Green Life',
    items: [
      {type: 'link', to: '/a-z', label: 'All articles', position: 'left'},
      ...before.navbar.items.slice(1).map((item) => ('label' in item && item.label ? {...item, label: item.label.toLowerCase()} : item)),
    ],
  },
};
`,
);
change('app/_styles/tokens.css', /(--leaf: light-dark\()#\w{6}/, '$1#14653d');
npm('run', '-s', 'new', '--', 'post', 'A letter from the new owner', '--slug', 'a-letter-from-the-new-owner');
npm('run', '-s', 'new', '--', 'doc', 'yoga', 'A Kettle for the New Owner', '--slug', 'A-Kettle-for-the-New-Owner');
npm('run', '-s', 'new', '--', 'section', 'Better sleep');
const written = git(copy, 'ls-files', '--others', '--exclude-standard');
if (written.length !== 3) throw new Error(`Three articles were to be begun: ${written.join(', ')}`);
for (const file of written) finish(file);
git(copy, 'add', '--all');

// tests of rules use the example site (tests/support/example-site.ts): settings and articles cannot change their result
const READS_THE_SITE = /own-site|loadContent|siteConfig|findArticles|support\/project|'content\/|content\/site/;
const tests = git(copy, 'ls-files', '*.test.ts', '*.test.tsx').filter(
  (file) =>
    /^(content|tests\/(architecture|docs))\//.test(file) ||
    (/^(app|components|lib)\//.test(file) && READS_THE_SITE.test(readFileSync(path.join(copy, file), 'utf8'))),
);
// one worker compiles the articles once, and leaves a processor to the suite beside it
npm('run', '-s', 'test:unit', '--', '--project', 'unit', '--project', 'alone', '--maxWorkers=1', ...tests);
if (isBuilt) for (const suite of SUITES) npm('run', suite);
rmSync(copy, {recursive: true, force: true});

function change(file, from, to) {
  const place = path.join(copy, file);
  const text = readFileSync(place, 'utf8');
  if (!from.test(text))
    throw new Error(`${file} contains nothing like ${from}: tell tests/owner/run.mjs how it is changed now`);
  writeFileSync(place, text.replace(from, to));
}

/** An article created by `npm run new`, completed and published. */
function finish(file) {
  const folder = path.join(copy, path.dirname(file));
  const [other] = readdirSync(folder).filter((name) => name.endsWith('.mdx') && name !== path.basename(file));
  const [tags] = other ? /^tags: .*$/m.exec(readFileSync(path.join(folder, other), 'utf8')) : ['tags: [sleep]'];
  change(file, /^tags: .*$/m, tags);
  change(file, /^draft: true\n/m, '');
  // two articles cannot have the same description
  change(
    file,
    /^description: .*$/m,
    `description: "${DESCRIPTION.slice(0, -1)}: ${path.basename(file).slice(0, 12)}."`,
  );
  change(file, /(?<=\n---\n)[\s\S]*/, BODY);
}

function npm(...args) {
  const {status} = runNpm(args, {cwd: copy, stdio: 'inherit'});
  if (status === 0) return;
  console.error(`\nnpm ${args.join(' ')} fails when an owner has changed the site. The copy is ${copy}`);
  process.exit(1);
}
