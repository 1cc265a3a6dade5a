import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import {Corrections} from './corrections';

const about = (title: string, what: string, area = 'Yoga') => {
  const route = `/docs/yoga/${title.toLowerCase()}`;
  return {title, route, area, what};
};
const days = ['2026-12-03', '2026-12-02', '2026-12-01', '2026-11-30'].map((date) => ({
  date,
  corrections: [about('Apples', 'The dose.'), about('Apples', 'The sign.'), about('Beans', 'The spacing.')],
}));
const html = renderToStaticMarkup(<Corrections days={days} />);

test('the two newest days are open, the others show how many corrections they have', () => {
  const opened = [...html.matchAll(/<details[^>]*?( open="")?>/g)].map(([, open]) => open !== undefined);
  expect(opened).toEqual([true, true, false, false]);
  expect(html.match(/<span>3 corrections<\/span>/g)).toHaveLength(4);
});

test('an article is named once a day, and every day is the target of an anchor inside it, which opens it', () => {
  expect(html.match(/href="\/docs\/yoga\/apples"/g)).toHaveLength(days.length);
  expect(html).toContain('<a href="/docs/yoga/beans">Beans</a>: The spacing.');
  for (const {date} of days) expect(html).toMatch(new RegExp(`</summary><div[^>]* id="${date}"`));
});

test('links above lead to the open days and to the earlier ones', () => {
  const links = [...html.matchAll(/<a href="#([^"]+)">([^<]+)<\/a><span>\u00a0(\d+)/g)].map(([, ...parts]) => parts);
  expect(links).toEqual([
    ['2026-12-03', 'December 3, 2026', '3'],
    ['2026-12-02', 'December 2, 2026', '3'],
    ['2026-12-01', 'Earlier', '6'],
  ]);
});

test('a day with many corrections is divided by section, each closed', () => {
  const corrections = Array.from({length: 31}, (_, index) => about(`A${index}`, 'x', index < 2 ? 'Yoga' : 'Blog'));
  const many = renderToStaticMarkup(<Corrections days={[{date: '2026-12-01', corrections}]} />);
  const areas = [...many.matchAll(/<details class="corrections-area"><summary><h3>(\w+)<\/h3><span>(\d+) /g)];
  expect(areas.map(([, ...words]) => words)).toEqual([
    ['Blog', '29'],
    ['Yoga', '2'],
  ]);
});
