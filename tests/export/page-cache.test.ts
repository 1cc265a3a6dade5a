import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {buildAgain} from '../support/build-beside.mjs';

const PROJECT = '.cache/small';
/** What the project's articles are copied from: a run that was broken off may have left its edits in the copies. */
const FIXTURE = 'tests/fixtures/small/content';
const small = {name: 'small', env: {BUILD_DATE: '2025-06-15'}};

const rendered = (log: string) => Number(/Generating static pages.*\((\d+)\/\1\)/.exec(log)?.[1]);

function digests(): Record<string, string> {
  const out = path.join(PROJECT, 'out');
  const files = readdirSync(out, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(out, file), createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );
}

/** Changes a text in a file of the project until the test is over. */
function edit(name: string, from: string, to: string): void {
  const file = path.join(PROJECT, 'content', name);
  const before = readFileSync(path.join(FIXTURE, name), 'utf8');
  expect(before).toContain(from);
  onTestFinished(() => writeFileSync(file, before));
  writeFileSync(file, before.replace(from, to));
}

const THREE_BUILDS = {timeout: 300_000};

test(
  'after edits a build that takes what it can from earlier ones writes what a build from nothing writes',
  THREE_BUILDS,
  () => {
    // the article that shows the picture and links to the file stays as it is
    edit('docs/yoga/a mat.svg', '#3f7f52', '#7f3f52');
    edit('blog/2025-01-06-the-second-day.mdx', 'tags:', 'slug: after-the-first-day\ntags:');
    buildAgain(small);
    edit('blog/2025-01-05-a-longer-day.mdx', 'The rest of the day.', 'The rest of the day, and the night.');
    const some = rendered(buildAgain(small));
    const withKept = digests();
    rmSync(path.join(PROJECT, '.cache'), {recursive: true});
    const all = rendered(buildAgain(small));
    expect(some).toBeLessThan(all);
    expect(withKept).toEqual(digests());
  },
);
