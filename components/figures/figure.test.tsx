import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import {figureExamples} from '@/lib/figures/examples';
import {parseFigure} from '@/lib/figures/parse';
import {FIGURE_KINDS, type FigureKind} from '@/lib/figures/schema';
import {smarten} from '@/lib/typography';
import {Figure} from './figure';
import {viewOf} from './views';

const context = {file: 'x.mdx', sources: ['usda-fdc'], cite: () => 1, link: (href: string) => href};

const render = (kind: FigureKind, id = 'figure-1') => {
  const figure = parseFigure(figureExamples[kind], {file: 'x.mdx', line: 1});
  return {figure, html: renderToStaticMarkup(<Figure figure={figure} context={context} id={id} />)};
};

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/'/g, '&#x27;').replace(/"/g, '&quot;');

test.each(FIGURE_KINDS)('%s has its caption, and a text alternative when it is drawn', (kind) => {
  const {figure, html} = render(kind);
  expect(html).toContain(escaped(smarten(figure.caption)));
  expect(html).toMatch(/^<figure[^>]* id="figure-1"/);
  if ('illustrative' in figure) expect(html).toContain(`role="img" aria-label="${escaped(figure.alt ?? '')}"`);
});

test.each(FIGURE_KINDS)('%s has no style attribute and no heading', (kind) => {
  const {html} = render(kind);
  expect(html).not.toMatch(/\sstyle=/);
  expect(html).not.toMatch(/<h[1-6]/);
});

test.each(FIGURE_KINDS)('%s shows its data as a table if it has any', (kind) => {
  const {figure, html} = render(kind);
  // numbers in a sketch would look like measurements
  const table = figure.kind === 'line' && figure.illustrative ? undefined : viewOf(figure).table;
  for (const cell of table?.(figure).rows.flat() ?? []) expect(html).toContain(escaped(smarten(cell)));
  expect(html.includes('<details')).toBe(table !== undefined);
});

const drawn = (yaml: string) => {
  const figure = parseFigure(yaml, {file: 'x.mdx', line: 1});
  return renderToStaticMarkup(<Figure figure={figure} context={context} id="figure-1" />);
};

test('measured values are points on straight segments; only a formula or a sketch is a curve', () => {
  const line = (more: string) =>
    drawn(`kind: line\n${more}caption: c\nalt: a\nx: {label: Hour}\ny: {label: Left, unit: "%"}
series: [{label: One, points: [[0, 40], [5, 30], [10, 10]]}, {label: Two, points: [[0, 20], [10, 50]]}]`);
  expect(line('')).toMatch(/d="M0,60L50,70L100,90"/);
  expect(line('').match(/<circle cx=/g)).toHaveLength(5);
  for (const more of ['formula: true\n', 'illustrative: true\n']) {
    expect(line(more)).toMatch(/d="M0,60C/);
    expect(line(more)).not.toContain('<circle cx=');
  }
  expect(line('illustrative: true\n')).not.toContain('<details');
});

test('a share is drawn on a track of 100; other bars have no track', () => {
  const bars = (unit: string) =>
    drawn(`kind: bar\ncaption: c\nalt: a\nunit: "${unit}"\nitems: [{label: One, value: 71}]`);
  expect(bars('%')).toMatch(/bar-track[\s\S]*width="71%"/);
  expect(bars('mg')).not.toContain('bar-track');
});

test('short line names are beside their ends, long ones stay in the legend', () => {
  const names = (label: string) =>
    drawn(`kind: line\ncaption: c\nalt: a\nx: {label: Hour}\ny: {label: Left}
series: [{label: ${label}, points: [[0, 4], [1, 3]]}, {label: Two, points: [[0, 2], [1, 5]]}]`);
  expect(names('One')).toContain('class="line-name tones-tone"');
  expect(names('A name that would take half of it')).not.toContain('line-name ');
});

test('the number of a step is beside the drawing of its pose', () => {
  const html = drawn(
    `kind: poses\ncaption: c\nids: [mountain-pose, tree-pose]\nnotes: {mountain-pose: "4. 10 breaths.", tree-pose: "6 breaths."}`,
  );
  expect(html).toMatch(/<b class="poses-step">4<\/b><svg class="pose-figure"/);
  expect(html).toContain('>10 breaths.</p>');
  expect(html.match(/poses-step/g)).toHaveLength(1);
});

test('ids are unique on a page, and every reference has a target', () => {
  const page = FIGURE_KINDS.map((kind, index) => render(kind, `figure-${index + 1}`).html).join('');
  const ids = [...page.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id!);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, id] of page.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
});

test('three dots are a box to fill in, with words for screen readers', () => {
  const yaml = 'kind: table\ncaption: c\ncolumns: [Day, Hours]\nrows: [[Mon, "..."], [Tue, ""]]';
  const html = renderToStaticMarkup(<Figure figure={parseFigure(yaml, {})} context={context} id="figure-1" />);
  expect(html).toContain('<td data-blank=""><span class="visually-hidden">to fill in</span></td>');
  expect(html).toContain('<td><span aria-hidden="true">–</span></td>');
});

test('a value in a cell stays with its unit, and two values together', () => {
  const yaml = 'kind: table\ncaption: c\ncolumns: [Vitamin, UK]\nrows: [[B1, 1 / 0.8 mg]]';
  const html = renderToStaticMarkup(<Figure figure={parseFigure(yaml, {})} context={context} id="figure-1" />);
  expect(html).toContain('<td>1\u00a0/\u00a00.8\u00a0mg</td>');
});

test('on a card, a bare number has the header of its column, and no value leaves its unit', () => {
  const html = drawn(
    'kind: table\ncaption: c\ncolumns: [Week, "Jog at 10 km/h", Walk, Rest]\nrows: [["1", 2 minutes of it and then again, x, y], [Test, x, x, y]]',
  );
  expect(html).toContain('<th scope="row" data-label="Week">1</th>');
  expect(html).toContain('<th scope="row">Test</th>');
  expect(html).toContain('data-label="Jog at 10\u00a0km/h"');
});

test('the length of a bar is its value', () => {
  const yaml = 'kind: bar\ncaption: c\nalt: a\nitems: [{label: x, value: 100}, {label: y, value: 25}]';
  const html = renderToStaticMarkup(<Figure figure={parseFigure(yaml, {})} context={context} id="figure-1" />);
  expect([...html.matchAll(/class="bar-bar"[^>]* width="([^"]+)"/g)].map(([, width]) => width)).toEqual([
    '100%',
    '25%',
  ]);
});

test('an arrow has a head in its own colour, and no head is unused', () => {
  const lines = ['clay', 'water', 'clay'].map((tone) => `{line: [[0, 0], [9, 9]], tone: ${tone}, arrow: true}`);
  const yaml = `kind: diagram\ncaption: c\nalt: a\nwidth: 100\nheight: 50\nshapes: [${lines.join()}, {rect: [1, 1, 2, 2]}]\nlabels: []`;
  const html = renderToStaticMarkup(<Figure figure={parseFigure(yaml, {})} context={context} id="figure-1" />);
  const arrows = [...html.matchAll(/<polyline[^>]* data-hue="(\w+)"[^>]* marker-end="url\(#([^)]+)\)"/g)];
  expect(arrows.map(([, tone]) => tone)).toEqual(['clay', 'water', 'clay']);
  for (const [, tone, id] of arrows)
    expect(html).toMatch(new RegExp(`<marker id="${id}"[^>]*><path class="[^"]*tone[^"]*" data-hue="${tone}"`));
  expect(html.match(/<marker/g)).toHaveLength(2);
});

test('a source of the article is a number, another is a link to its page', () => {
  const {html} = render('bar');
  expect(html).toContain('<a href="#source-1" aria-label="Source 1">1</a>');
  expect(html).toMatch(
    /href="https:\/\/ods\.od\.nih\.gov[^"]*" [^>]*target="_blank" rel="noopener noreferrer">[^<]+<span [^>]*aria-label=" \(opens in new tab\)"/,
  );
});
