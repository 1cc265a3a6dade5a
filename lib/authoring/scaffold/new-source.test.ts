import {expect, test} from 'vitest';
import {readSources} from '@/lib/data/sources';
import {refuseDouble, sourceAddress, sourceEntry, valueProblem} from './new-source';

const register = [
  ...readSources(
    'nhs-sleep: {title: Sleep, publisher: NHS, url: "https://www.nhs.uk/sleep/", year: living, topics: [sleep], kind: fact-sheet, seen: page}',
    'x.yml',
  ).values(),
];
const typed = {
  title: 'Sleep: how much?',
  publisher: 'NHS England',
  year: '2024',
  topics: 'sleep, rest',
  kind: 'guideline',
};

test('a DOI becomes its address, in every notation', () => {
  for (const written of ['10.1000/x.1', 'doi: 10.1000/x.1.', 'https://dx.doi.org/10.1000/x.1']) {
    expect(sourceAddress(written)).toBe('https://doi.org/10.1000/x.1');
  }
  expect(sourceAddress('https://www.nhs.uk/x')).toBe('https://www.nhs.uk/x');
  expect(() => sourceAddress('nhs')).toThrow('"nhs" is neither an address nor a DOI.');
  expect(() => sourceAddress('http://www.nhs.uk/x')).toThrow('write it with https://');
});

test('a page that is already in the register is reported with its id', () => {
  for (const url of ['https://nhs.uk/Sleep', 'https://www.nhs.uk/sleep/?utm_source=x', 'https://www.nhs.uk/sleep#a']) {
    expect(() => refuseDouble(url, register), url).toThrow('cite it as [@nhs-sleep]');
  }
  expect(() => refuseDouble('https://www.nhs.uk/sleeping', register)).not.toThrow();
});

test('an entry can be read by the register', () => {
  const {id, text} = sourceEntry('https://www.nhs.uk/x', typed, register);
  expect(id).toBe('nhs-sleep-how-much');
  expect(readSources(text, 'x.yml').get(id)).toMatchObject({
    title: 'Sleep: how much?',
    year: 2024,
    topics: ['sleep', 'rest'],
    kind: 'guideline',
    seen: 'page',
  });
});

test('everything missing or wrong is reported at once', () => {
  expect(() =>
    sourceEntry('https://www.nhs.uk/x', {id: 'nhs-sleep', kind: 'guidline', year: '24'}, register),
  ).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: "title" is missing.
      fix: add --title "…": Title

    "publisher" is missing.
      fix: add --publisher "…": Publisher: the body, journal or company

    "24" is not a year.
      fix: write four digits, or living

    "topics" is missing.
      fix: add --topics "…": Topics, separated by commas

    Unknown kind "guidline".
      fix: did you mean "guideline"? use one of: fact-sheet, guideline, systematic-review, review, trial, observational, case-report, laboratory, survey, statistics, law, standard, textbook, extension, news, seller, blog

    The id "nhs-sleep" is taken.
      fix: choose another with --id]
  `);
});

test('topics of commas only, and invisible characters, would make the register invalid', () => {
  const problem = (key: string, value: string) => valueProblem(key, value)?.problem;
  expect(problem('topics', ' , ')).toBe('"topics" is missing.');
  expect(problem('title', 'Sl\u202eeep')).toBe('The text contains an invisible character, U+202E.');
  expect(problem('topics', 'sleep, rest')).toBeUndefined();
});
