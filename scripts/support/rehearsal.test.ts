import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {assumptionsIn, chooseRelease, resultsIn, verdict} from './rehearsal.mjs';

describe('the release to try', () => {
  const registry = {'dist-tags': {latest: '1.1.0'}, versions: ['1.0.0', '1.1.0', '1.2.0-canary.1', '1.2.0-canary.2']};

  test('is found by version or tag', () => {
    expect(chooseRelease('1.0.0', registry)).toBe('1.0.0');
    expect(chooseRelease('latest', registry)).toBe('1.1.0');
  });

  test('is the newest canary by default, even if the registry lacks its tag', () => {
    expect(chooseRelease(undefined, registry)).toBe('1.2.0-canary.2');
    const tagged = {...registry, 'dist-tags': {canary: '1.2.0-canary.1'}};
    expect(chooseRelease(undefined, tagged)).toBe('1.2.0-canary.1');
  });

  test('is refused with the choices when it does not exist', () => {
    expect(() => chooseRelease('9.9', registry)).toThrowErrorMatchingInlineSnapshot(`
      [Error: The registry has no release "9.9" of Next.
        in: npm run rehearse -- 9.9
        fix: use a tag (latest) or a version, such as 1.2.0-canary.2, 1.2.0-canary.1, 1.1.0, 1.0.0; npm view next versions lists all]
    `);
  });
});

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
