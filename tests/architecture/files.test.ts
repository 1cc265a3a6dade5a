import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {FIXED_PAGES} from '@/lib/site/routing/fixed-pages';
import {sourceFiles} from './source-files';

const code = sourceFiles(['app', 'components', 'lib', 'content'], /\.tsx?$/);

describe('client files', () => {
  /** Next requires its error files to be client files under these names; they only re-export. */
  const SPECIAL = ['app/error.tsx', 'app/global-error.tsx'];

  test('have the suffix .client', () => {
    const wrong = code
      .filter(({text}) => /^\s*['"]use client['"]/m.test(text))
      .map(({file}) => file)
      .filter((file) => !file.endsWith('.client.tsx') && !SPECIAL.includes(file));
    expect(wrong).toEqual([]);
  });

  test('start with the directive', () => {
    const wrong = code
      .filter(({file, text}) => file.endsWith('.client.tsx') && !text.startsWith("'use client';\n"))
      .map(({file}) => file);
    expect(wrong).toEqual([]);
  });
});

describe('size', () => {
  test('no file is longer than 250 lines', () => {
    const all = sourceFiles(
      ['app', 'components', 'lib', 'content', 'scripts', 'tests'],
      /\.(tsx?|mts|mjs|css)$/,
      true,
    ).filter(({file}) => !file.startsWith('tests/fixtures/'));
    const long = all
      .map(({file, text}) => ({file, lines: text.split('\n').length - 1}))
      .filter(({lines}) => lines > 250)
      .map(({file, lines}) => `${file}: ${lines} lines`);
    expect(long).toEqual([]);
  });

  test('a route file has fewer than 60 lines', () => {
    const names =
      /\/(page|layout|route|loading|error|global-error|not-found|global-not-found|manifest|robots|template)\.tsx?$/;
    const long = code
      .filter(({file}) => file.startsWith('app/') && names.test(file))
      .map(({file, text}) => ({file, lines: text.split('\n').length - 1}))
      .filter(({lines}) => lines >= 60);
    expect(long).toEqual([]);
  });
});

test('a fixed wait in a browser test says what does not happen meanwhile', () => {
  const wrong = sourceFiles(['tests'], /\.spec\.ts$/, true).flatMap(({file, text}) =>
    [...text.matchAll(/(.*)\n.*\.waitForTimeout\(/g)]
      .filter(([, before]) => !/^\s*\/\/.*\b(no|nothing|before)\b/.test(before!))
      .map(([found]) => `${file}: ${found}`),
  );
  expect(wrong).toEqual([]);
});

test('names are in kebab-case', () => {
  const wrong = code
    .map(({file}) => file.split('/').at(-1)!)
    .filter((name) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.client|\.module|\.test|\.d|\.dev)?\.tsx?$/.test(name));
  expect(wrong).toEqual([]);
});

test('a hook is in a file of the same name: useSearch in use-search.ts', () => {
  const fileOf = (hook: string) => `${hook.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;
  const hooks = code.flatMap(({file, text}) =>
    Array.from(text.matchAll(/^export (?:function|const) (use[A-Z]\w*)/gm), ([, hook]) => ({file, hook: hook!})),
  );
  expect(hooks.length).toBeGreaterThan(5);
  expect(hooks.filter(({file, hook}) => !file.endsWith(`/${fileOf(hook)}`))).toEqual([]);
});

describe('the route table', () => {
  const textOf = (file: string) => code.find((source) => source.file === file)!.text;
  const kinds = [
    ...Array.from(textOf('lib/site/routes.ts').matchAll(/\| \{readonly kind: '([a-z-]+)'/g), ([, kind]) => kind),
    ...Object.keys(FIXED_PAGES),
  ];

  test('has a payload for every kind of route', () => {
    const payloads = textOf('lib/output/files/payloads.ts');
    expect(kinds.length).toBeGreaterThan(10);
    expect(kinds.filter((kind) => !payloads.includes(`case '${kind}':`))).toEqual([]);
  });

  test('has the JSON of every kind of route in docs/json.md', () => {
    const rows = readFileSync('docs/json.md', 'utf8')
      .match(/^\| `.*/gm)!
      .map((row) => row.split(' | ')[0]!);
    expect(kinds.filter((kind) => !rows.some((row) => row.includes(`\`${kind}\``)))).toEqual([]);
  });
});

test('markup has no style attributes, which the content security policy forbids', () => {
  const wrong = code
    .filter(({file}) => /^(app|components)\/.*\.tsx$/.test(file))
    .flatMap(({file, text}) => text.split('\n').map((line, index) => ({place: `${file}:${index + 1}`, line})))
    .filter(({line}) => /\sstyle=["{]/.test(line))
    .map(({place}) => place);
  expect(wrong).toEqual([]);
});

test('the map in docs/architecture.md names every folder of lib and components, and none that is gone', () => {
  const [, map = ''] = readFileSync('docs/architecture.md', 'utf8').split(/^## Where to look$|^## Content$/m);
  const named = new Set(Array.from(map.matchAll(/`((?:lib|components)\/[\w-]+)[`/]/g), ([, folder]) => folder));
  const folders = ['lib', 'components'].flatMap((top) =>
    readdirSync(top, {withFileTypes: true}).flatMap((entry) => (entry.isDirectory() ? `${top}/${entry.name}` : [])),
  );
  expect([...named].sort()).toEqual(folders.sort());
  expect(folders.filter((folder) => folder.startsWith('lib/')).length).toBeLessThanOrEqual(14);
});

test('docs/architecture.md has at most 150 lines, and 24 rows of words of our own', () => {
  const text = readFileSync('docs/architecture.md', 'utf8');
  const rows = text.split('## The words of this project')[1]!.match(/^\| (?!Word |---).*/gm)!;
  expect(text.split('\n').length - 1).toBeLessThanOrEqual(150);
  expect(rows.length).toBeLessThanOrEqual(24);
});
