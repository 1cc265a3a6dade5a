import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {anchorsIn, commandsIn, linksIn, pages, pathsIn} from './markdown';

const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {scripts: Record<string, string>};
const all = pages();
/** Made by commands, so not there in a fresh clone. */
const MADE = /^public\/(covers|cards|images)/;
/** The address of the example in a walk-through. */
const EXAMPLE = /growing-garlic/;

describe.each(all.map(({file, text}) => ({file, text})))('$file', ({file, text}) => {
  test('names commands that exist', () => {
    expect(commandsIn(text).filter((name) => scripts[name] === undefined)).toEqual([]);
  });

  test('names files that exist', () => {
    const missing = pathsIn(text).filter((each) => !MADE.test(each) && !EXAMPLE.test(each) && !existsSync(each));
    expect(missing).toEqual([]);
  });

  test('links to pages and headings that exist', () => {
    const dead = linksIn(text).filter(({path: target, anchor}) => {
      const goal = target === '' ? file : path.posix.join(path.posix.dirname(file), target);
      if (!existsSync(goal)) return true;
      return anchor !== undefined && !anchorsIn(readFileSync(goal, 'utf8')).includes(anchor);
    });
    // what an example in docs/writing.md shows is no link of that page
    expect(dead.filter(({path: target}) => !/\.(jpg|png|svg)$/.test(target))).toEqual([]);
  });
});

test('every command is named in some page, or is a step of another', () => {
  const named = new Set(all.flatMap(({text}) => commandsIn(text)));
  const lanes = readFileSync('tests/run.mjs', 'utf8');
  const steps = new Set([...Object.values(scripts), lanes].flatMap((script) => commandsIn(script)));
  const lonely = Object.keys(scripts).filter(
    (name) => !named.has(name) && !steps.has(name) && !/^(pre|post)/.test(name),
  );
  expect(lonely).toEqual([]);
});

test('no file names a folder of the machine it was written on', () => {
  const {stdout} = spawnSync('git', ['grep', '-nE', '(^|[^./[:alnum:]])/(work|root|home/[a-z]+|Users)/'], {
    encoding: 'utf8',
  });
  expect(stdout.split('\n').filter((line) => line && !line.startsWith('tests/docs/true.test.ts:'))).toEqual([]);
});
