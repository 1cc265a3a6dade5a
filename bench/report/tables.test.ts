import {expect, test} from 'vitest';
import {median} from '../build/growth.mts';
import type {Medians} from '../page/sites.mts';
import {withoutScripts} from '../page/transforms.mts';
import {type Report, reportTable} from './tables.mts';

const measured = {wall: 90, cpu: 60, memory: 800.4};
const built = {
  articles: 250,
  cold: measured,
  warm: {...measured, cpu: 30},
  pages: 500,
  output: 2e7,
  out: '',
};
const click = {heading: 50.2, text: 180};
const none = {heading: Number.NaN, text: Number.NaN};
/** Every number of a visit, so that a row that forgets one prints "NaN". */
const page = new Proxy({cls: 0.01, click, fastClick: click, readyClick: click, fastReadyClick: none} as Medians, {
  get: (given, key) => Reflect.get(given, key) ?? (String(key).endsWith('UntilLoad') ? 1500 : 2500),
});
const rowsOf = (report: Partial<Report>) =>
  reportTable({article: '/docs/a', sites: new Map([['Sunroot', page]]), builds: [], sizes: new Map(), ...report}).split(
    '\n',
  );

test('one table contains everything: bytes by type until load and until idle, times, clicks', () => {
  const rows = rowsOf({
    sites: new Map([
      ['Sunroot', page],
      ['plain export', page],
    ]),
  });
  expect(rows[0]).toBe('| /docs/a, medians | Sunroot | plain export |');
  for (const kind of ['document', 'style', 'script', 'font', 'image', 'data'])
    expect(rows).toContain(`| ${kind} until load / idle, kB | 1.5 / 2.5 | 1.5 / 2.5 |`);
  expect(rows).toContain('| layout shift | 0.010 | 0.010 |');
  expect(rows).toContain('| first click to new heading / text, ms | 50 / 180 | 50 / 180 |');
  expect(rows).toContain('| such a click without throttle, ms | – | – |');
  expect(rows.join()).not.toContain('NaN');
});

test('builds have a row for each number, and costs per page in milliseconds and kilobytes', () => {
  const rows = rowsOf({builds: [built, {...built, articles: 2500}]});
  expect(rows).toContain('| build of 250 articles: cold: CPU, s | 60.0 |');
  expect(rows).toContain('| build of 250 articles: cold: CPU a page, ms | 120 |');
  expect(rows).toContain('| build of 250 articles: warm, one article edited: CPU, s | 30.0 |');
  expect(rows).toContain('| build of 2500 articles: largest process, MB | 800 |');
  expect(rows).toContain('| build of 2500 articles: output a page, kB | 40.0 |');
});

test('growth compares the largest site with the smallest', () => {
  const sizes = new Map([
    [250, {doc: 10_000, 'tag page': Number.NaN}],
    [2500, {doc: 10_100, 'tag page': 9000}],
    [10_000, {doc: 10_250, 'tag page': 9000}],
  ]);
  const rows = rowsOf({sizes});
  expect(rows).toContain('| doc: document with 250 / 2500 / 10000 articles, kB | 10.0 / 10.1 / 10.3 (+2.5 %) |');
  expect(rows).toContain('| tag page: document with 250 / 2500 / 10000 articles, kB | – / 9.0 / 9.0 |');
});

test('the median of an even number of values is between the middle two; an empty list has none', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
  expect(median([])).toBeNaN();
});

test('the page without scripts keeps everything else', () => {
  const html =
    '<head><meta http-equiv="Content-Security-Policy" content="x"/><link rel="preload" as="script" href="/a.js"/><link rel="stylesheet" href="/a.css"/></head><body><p>a</p><script>b()</script><script type="application/json">{}</script></body>';
  expect(withoutScripts(html)).toBe('<head><link rel="stylesheet" href="/a.css"/></head><body><p>a</p></body>');
});
