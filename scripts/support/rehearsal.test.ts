import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {assumptionsIn, resultsIn, verdict} from './rehearsal.mjs';

describe('docs/upgrading-next.md', () => {
  const assumptions = assumptionsIn(readFileSync('docs/upgrading-next.md', 'utf8'));

  test('has a number in every row, and only existing browser tests', () => {
    expect(assumptions.map(({number}) => Number(number))).toEqual(assumptions.map((_, index) => index + 1));
    expect(assumptions.length).toBeGreaterThan(5);
    expect(assumptions.flatMap(({specs}) => specs).filter((spec) => !existsSync(spec))).toEqual([]);
  });

  test('has a test for every row', () => {
    const titles = [
      ...readFileSync('tests/export/next-assumptions.test.ts', 'utf8').matchAll(/(?:test|describe)\('([\d, ]+):/g),
    ];
    const ofExport = titles.flatMap(([, numbers = '']) => numbers.split(', '));
    expect(assumptions.filter(({number, specs}) => specs.length === 0 && !ofExport.includes(number))).toEqual([]);
    expect(ofExport.filter((number) => !assumptions.some((assumption) => assumption.number === number))).toEqual([]);
  });
});

test('results are read from the reports of both runners, with a file that does not load as a failure', () => {
  const vitest = {
    testResults: [
      {name: '/copy/tests/export/a.test.ts', assertionResults: [{fullName: '1: one', status: 'passed'}]},
      {name: '/copy/tests/export/b.test.ts', assertionResults: [], message: 'no such module'},
    ],
  };
  expect(resultsIn(vitest, '/copy')).toEqual([
    {file: 'tests/export/a.test.ts', title: '1: one', hasPassed: true},
    {file: 'tests/export/b.test.ts', title: 'no such module', hasPassed: false},
  ]);
  const playwright = {
    suites: [
      {
        specs: [{file: 'x.spec.ts', title: 'x', ok: true}],
        suites: [{specs: [{file: 'x.spec.ts', title: 'y', ok: false}]}],
      },
    ],
  };
  expect(resultsIn(playwright, '/copy')).toEqual([
    {file: 'tests/e2e/x.spec.ts', title: 'x', hasPassed: true},
    {file: 'tests/e2e/x.spec.ts', title: 'y', hasPassed: false},
  ]);
});

describe('an assumption', () => {
  const assumption = {number: '2', text: 'scripts', specs: ['tests/e2e/x.spec.ts']};
  const file = 'tests/export/next-assumptions.test.ts';
  const inBrowser = {file: 'tests/e2e/x.spec.ts', title: 'starts', hasPassed: true};

  test('has held when the tests of its number and its browser tests passed', () => {
    const results = [
      {file, title: '1, 2: all exist', hasPassed: true},
      {file, title: '12: no', hasPassed: false},
      inBrowser,
    ];
    expect(verdict(assumption, results)).toEqual({held: true, why: '2 tests'});
  });

  test('has not held when one of them failed', () => {
    const results = [{file, title: '1, 2: all exist', hasPassed: false}, inBrowser];
    expect(verdict(assumption, results)).toEqual({held: false, why: `${file}: 1, 2: all exist`});
  });

  test('has not held when its browser test was not run', () => {
    const why = 'not tried: tests/e2e/x.spec.ts';
    expect(verdict(assumption, [{file, title: '2: x', hasPassed: true}])).toEqual({held: false, why});
    expect(verdict(assumption, [])).toEqual({held: false, why});
  });
});
