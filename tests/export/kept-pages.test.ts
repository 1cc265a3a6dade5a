import {createHash} from 'node:crypto';
import {appendFileSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {buildAgain} from '../support/build-beside.mjs';

const PROJECT = '.cache/small';
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

test('after an edit a build that takes its other pages from an earlier one writes what a build of all pages writes', () => {
  const post = path.join(PROJECT, 'content/blog/2025-01-05-a-longer-day.mdx');
  const before = readFileSync(post);
  onTestFinished(() => writeFileSync(post, before));
  appendFileSync(post, '\nA sentence more.\n');
  const some = rendered(buildAgain(small));
  const withKept = digests();
  rmSync(path.join(PROJECT, '.cache/pages'), {recursive: true});
  const all = rendered(buildAgain(small));
  expect(some).toBeLessThan(all);
  expect(withKept).toEqual(digests());
});
