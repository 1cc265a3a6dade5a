import {expect, test} from 'vitest';
import {sourceLinksReport} from './source-links.mts';

const sources = [
  {id: 'nhs-vitamin-d', url: 'https://nhs.example/vitamin-d'},
  {id: 'who', url: 'https://who.example'},
  {id: 'unused', url: 'https://unused.example/a'},
];
const articles = [
  {file: 'content/docs/vitamins/vitamin-d.mdx', sources: ['nhs-vitamin-d', 'who']},
  {file: 'content/blog/2021-01-01-sun.mdx', sources: ['nhs-vitamin-d']},
];
const failure = (url: string, text: string, code?: number) => ({url, status: {text, ...(code && {code})}});

test('returns nothing when every address responds', () => {
  expect(sourceLinksReport({error_map: {}, timeout_map: {}}, sources, articles)).toBeUndefined();
});

test('names each source that does not respond, and the articles that cite it', () => {
  const file = 'content/data/sources.yml';
  const report = sourceLinksReport(
    {
      error_map: {
        [file]: [
          failure('https://nhs.example/vitamin-d', 'Rejected status code', 404),
          failure('https://unused.example/a', 'Network error: a | b'),
          failure('https://note.example/', 'Gone', 410),
        ],
      },
      timeout_map: {[file]: [failure('https://who.example/', 'Timeout')]},
    },
    sources,
    articles,
  );
  expect(report).toContain('4 links are broken.');
  expect(
    report!
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .slice(2),
  ).toEqual([
    '| `nhs-vitamin-d` | 404 | https://nhs.example/vitamin-d | content/docs/vitamins/vitamin-d.mdx<br>content/blog/2021-01-01-sun.mdx |',
    '| `unused` | Network error: a \\| b | https://unused.example/a | data only |',
    '| `who` | Timeout | https://who.example/ | content/docs/vitamins/vitamin-d.mdx |',
    '| in a comment or note | 410 | https://note.example/ | |',
  ]);
});
