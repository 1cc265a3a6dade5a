import {expect, test} from 'vitest';
import {grown, partsOf} from './page-parts';

const page = (article: string) =>
  `<!DOCTYPE html><html><head><title>A page</title><style>a{color:red}</style></head><body><header><svg><path d="M0 0"/></svg></header><main><article>${article}</article></main><footer>The end of it</footer></body></html>`;

test('the parts of a page are measured in compressed bytes and elements', () => {
  const parts = partsOf(page('<p>One.</p>'));
  expect(parts).toMatchObject({
    'nodes: article': 2,
    'nodes: main, all of it': 3,
    'nodes: navbar and menu': 3,
    'nodes: drawings': 2,
  });
  expect(parts['document: article']).toBeGreaterThan(0);
  expect(parts['document: sidebar']).toBe(0);
});

test('growth is reported, largest first, and nothing else', () => {
  const long = '<p>Words that nobody has read in this page before, quickly jumping over foxes.</p>';
  const report = grown(partsOf(page(`<p>One.</p>${long}`)), partsOf(page('<p>One.</p>')));
  expect(report[0]).toMatch(/^document: (article|main, all of it): \d+ → \d+ \(\+\d+\)$/);
  expect(report).toContain('nodes: article: 2 → 3 (+1)');
  expect(report.join()).not.toMatch(/footer|navbar|style/);
  expect(grown({script: 10}, {script: 10})).toEqual([]);
  expect(grown({script: 10}, {})).toEqual(['script: 0 → 10 (+10)']);
});
