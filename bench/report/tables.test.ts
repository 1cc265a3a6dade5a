import {expect, test} from 'vitest';
import {median} from '../build/growth.mts';
import {withoutScripts} from '../page/transforms.mts';
import {buildTable, growthTable} from './tables.mts';

const measured = {wall: 90, cpu: 60, memory: 800.4};

test('builds stand in columns, their costs a page in milliseconds and kilobytes', () => {
  const built = {
    articles: 250,
    cold: measured,
    warm: {...measured, cpu: 30},
    pages: 500,
    output: 2e7,
    out: '',
    plain: '',
  };
  expect(buildTable([built]).split('\n')).toEqual([
    '|  | 250 articles |',
    '| --- | ---: |',
    '| pages | 500 |',
    '| cold: CPU, s | 60.0 |',
    '| cold: CPU a page, ms | 120 |',
    '| cold: wall, s | 90.0 |',
    '| warm, one article edited: CPU, s | 30.0 |',
    '| warm: wall, s | 90.0 |',
    '| largest process, MB | 800 |',
    '| output a page, kB | 40.0 |',
  ]);
});

test('growth compares the largest site with the smallest', () => {
  const sizes = new Map([
    [250, {doc: 10_000}],
    [2500, {doc: 10_100}],
    [10_000, {doc: 10_250}],
  ]);
  expect(growthTable(sizes)).toContain('| doc | 10.0 | 10.1 | 10.3 | 2.5 % |');
});

test('the median of an even number of values lies between the middle two; of none there is none', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
  expect(median([])).toBeNaN();
});

test('the page without scripts keeps everything else', () => {
  const html =
    '<head><meta http-equiv="Content-Security-Policy" content="x"/><link rel="preload" as="script" href="/a.js"/><link rel="stylesheet" href="/a.css"/></head><body><p>a</p><script>b()</script><script type="application/json">{}</script></body>';
  expect(withoutScripts(html)).toBe('<head><link rel="stylesheet" href="/a.css"/></head><body><p>a</p></body>');
});
