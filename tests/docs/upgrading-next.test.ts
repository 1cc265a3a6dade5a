import {existsSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

const rows = [...readFileSync('docs/upgrading-next.md', 'utf8').matchAll(/^\| (\d+) \|.*$/gm)].map(([row, number]) => ({
  number: number!,
  specs: row.match(/tests\/e2e\/[\w/-]+\.spec\.ts/g) ?? [],
}));

test('has a number in every row, and only existing browser tests', () => {
  expect(rows.map(({number}) => Number(number))).toEqual(rows.map((_, index) => index + 1));
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.flatMap(({specs}) => specs).filter((spec) => !existsSync(spec))).toEqual([]);
});

test('has a test for every row', () => {
  const titles = [
    ...readFileSync('tests/export/next-assumptions.test.ts', 'utf8').matchAll(/(?:test|describe)\('([\d, ]+):/g),
  ];
  const ofExport = titles.flatMap(([, numbers = '']) => numbers.split(', '));
  expect(rows.filter(({number, specs}) => specs.length === 0 && !ofExport.includes(number))).toEqual([]);
  expect(ofExport.filter((number) => !rows.some((row) => row.number === number))).toEqual([]);
});
