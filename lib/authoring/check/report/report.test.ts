import {expect, test} from 'vitest';
import {nearestNeighbours} from './neighbours';
import {median, type SectionReport} from './rows';
import {textTable} from './table';

const section: SectionReport = {
  label: 'Yoga',
  rows: [
    {
      slug: 'standing',
      grade: 5.74,
      words: 1004,
      sources: 3,
      figures: 1,
      linksOut: 5,
      linksIn: 2,
      asks: 12,
      asksInOtherWords: 0.75,
      faults: 0,
      nearest: {slug: 'sitting', likeness: 0.314},
    },
    {
      slug: 'sitting & lying',
      grade: 11,
      words: 90,
      sources: 0,
      figures: 0,
      linksOut: 0,
      linksIn: 12,
      asks: 0,
      asksInOtherWords: 0,
      faults: 4,
    },
  ],
};

test('the nearest text shares keywords, not common words', () => {
  const near = nearestNeighbours([
    'Sow the carrots in the sandy soil, and thin the carrots.',
    'The carrots want sandy soil.',
    'Breathe in, and breathe out.',
    'Soil is the skin of the earth, and it is alive.',
  ]);
  expect(near.map((item) => item?.index)).toEqual([1, 0, undefined, expect.any(Number)]);
});

test('a section as a table', () => {
  expect(textTable(section)).toMatchInlineSnapshot(`
    "Yoga: 2 articles, median grade 8.4 and 547 words

    Article          Grade  Words  Sources  Figures  Links out  Links in  Questions  In other words  Faults  Most similar
    ───────────────  ─────  ─────  ───────  ───────  ─────────  ────────  ─────────  ──────────────  ──────  ──────────────
    standing           5.7   1004        3        1          5         2         12            75 %       0  sitting (31 %)
    sitting & lying   11.0     90        0        0          0        12          0               –       4  –"
  `);
});

test('the median', () => {
  expect([median([]), median([3]), median([4, 1, 3, 2])]).toEqual([0, 3, 2.5]);
});
