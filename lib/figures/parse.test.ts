import {expect, test} from 'vitest';
import {figureExamples} from './examples';
import {parseFigure} from './parse';
import {FIGURE_KINDS, type FigureOf} from './schema';

const place = {file: 'content/blog/x.mdx', line: 20};
const parse = (yaml: string) => parseFigure(yaml, place, {sources: ['nhs-sleep']});
const common = 'caption: A sentence.\nalt: A drawing.\n';

test.each(FIGURE_KINDS)('the example of %s parses', (kind) => {
  expect(parseFigure(figureExamples[kind], place).kind).toBe(kind);
});

test('an unknown kind', () => {
  expect(() => parse('title: Sleep\nkind: bars')).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: Unknown figure kind "bars".
      in: content/blog/x.mdx:22:1
      fix: did you mean "bar"? use one of: bar, stacked, range, line, calendar, clock, schedule, timeline, table, cycle, steps, tree, evidence, checklist, care, diagram, poses, intake, crops, ecph]
  `);
  expect(() => parse('title: Sleep')).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: This figure has no "kind".
      in: content/blog/x.mdx:21:1
      fix: use one of: bar, stacked, range, line, calendar, clock, schedule, timeline, table, cycle, steps, tree, evidence, checklist, care, diagram, poses, intake, crops, ecph]
  `);
});

test('an unknown key, at the top and deep inside', () => {
  expect(() => parse(`kind: steps\ncaptoin: x\nsteps: [{title: One}]`)).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: Unknown key "captoin".
      in: content/blog/x.mdx:22:1
      fix: did you mean "caption"? known keys: title, caption, note, sources, kind, steps]
  `);
  expect(() =>
    parse(`kind: steps\ncaption: x\nsteps:\n  - {title: One}\n  - {titel: Two}`),
  ).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: Unknown key "steps.1.titel".
      in: content/blog/x.mdx:25:6
      fix: did you mean "title"? known keys: title, text]
  `);
});

test('a comma in an unquoted text', () => {
  expect(() => parse('kind: steps\ncaption: x\nsteps:\n  - {title: Tea, milk}')).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: Unknown key "steps.0.milk".
      in: content/blog/x.mdx:24:18
      fix: quote the whole text before it: inside { } a comma starts a new key]
  `);
});

test('a missing caption, and a missing text alternative', () => {
  expect(() => parse('kind: steps\nsteps: [{title: One}]')).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: "caption" is missing.
      in: content/blog/x.mdx:21:1
      fix: write one sentence that says what the figure shows]
  `);
  expect(() => parse('kind: bar\ncaption: x\nitems: [{label: a, value: 1}]')).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: "alt" is missing.
      in: content/blog/x.mdx:21:1
      fix: write what the drawing shows, for someone who cannot see it]
  `);
});

test('words where a number belongs', () => {
  expect(() => parse(`kind: bar\n${common}items:\n  - {label: a, value: "12 g"}`)).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: "items.0.value" is not a number: "12 g".
      in: content/blog/x.mdx:25:16
      fix: write a plain number, without words or unit]
  `);
});

test('an unknown fact', () => {
  expect(() =>
    parse(`kind: bar\n${common}data: vitamins.vitamins.vitamin-x.food_sources`),
  ).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: Unknown fact "vitamins.vitamins.vitamin-x.food_sources": there is no "vitamin-x" in vitamins.vitamins.
      in: content/blog/x.mdx:24:1
      fix: did you mean "vitamin-a"? use one of: vitamin-a, vitamin-b1, vitamin-b2, vitamin-b3, vitamin-b5, vitamin-b6, vitamin-b7, vitamin-b9, vitamin-b12, vitamin-c, vitamin-d, vitamin-e, vitamin-k]
  `);
  expect(() => parse(`kind: crops\ncaption: x\nids: [radish, raddish]`)).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: Unknown fact "gardening.crops.raddish": there is no "raddish" in gardening.crops.
      in: content/blog/x.mdx:23:15
      fix: did you mean "radish"? use one of: radish, basil, arugula, cabbage, carrot, chard, chives, kale, parsnip, peas, spinach, turnip, parsley, beans-bush, broccoli, celery, collards, leek, okra, pepper, potato, tomato, cucumber, kohlrabi, … (38 in all)]
  `);
});

test('counts that do not match', () => {
  expect(() =>
    parse(`kind: table\ncaption: x\ncolumns: [a, b]\nrows:\n  - [1, 2]\n  - [1, 2, 3]`),
  ).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: Row 2 has 3 cells, but there are 2 columns.
      in: content/blog/x.mdx:26:5
      fix: write 2 cells, one for each column; quote a text that contains a comma]
  `);
  expect(() =>
    parse(`kind: stacked\n${common}series: [a, b]\nitems:\n  - {label: x, values: [1]}`),
  ).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: Item 1 has 1 value, but there are 2 series.
      in: content/blog/x.mdx:26:16
      fix: write 2 values, one for each series; quote a text that contains a comma]
  `);
  expect(() =>
    parse(`kind: schedule\ncaption: x\ncolumns: [a, b]\nrows:\n  - {label: x, cells: [1, 2, 3]}`),
  ).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: Row 1 has 3 cells, but there are 2 columns.
      in: content/blog/x.mdx:25:16
      fix: write 2 cells, one for each column; quote a text that contains a comma]
  `);
});

test('an unreadable month and time', () => {
  expect(() =>
    parse(`kind: calendar\n${common}rows:\n  - {label: a, spans: [{from: Mai, to: Jun, kind: sow}]}`),
  ).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: "rows.0.spans.0.from" has a value that is not allowed: "Mai".
      in: content/blog/x.mdx:25:25
      fix: did you mean "Mar"? use one of: Jan, Feb, Mar, Apr, May, Jun, Jul, Aug, Sep, Oct, Nov, Dec]
  `);
  expect(() =>
    parse(`kind: clock\n${common}rows:\n  - {label: a, spans: [{from: "25:00", to: "6:00", kind: sleep}]}`),
  ).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: "25:00" is not a time of day.
      in: content/blog/x.mdx:25:25
      fix: write it as "07:30" or "22:00", in quotes]
  `);
});

test('an answer that leads nowhere', () => {
  expect(() =>
    parse(`kind: tree\ncaption: x\nask: Which?\noptions:\n  - {answer: a, then: b}\n  - {answer: c}`),
  ).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: An answer has neither "then" nor "ask".
      in: content/blog/x.mdx:26:5
      fix: add then: "what to do", or ask: "the next question" with options]
  `);
});

test('a person in a diagram: an unknown one, and one without a position', () => {
  const diagram = (shape: string) => parse(`kind: diagram\n${common}shapes:\n  - ${shape}\n`);
  expect(() => diagram('{person: squatt, at: [0, 0], size: 40}')).toThrow(
    /There is no drawing of a person "squatt"[\s\S]*did you mean "squat"\?/,
  );
  expect(() => diagram('{person: squat}')).toThrow(/A person has no position[\s\S]*add at: \[x, y\]/);
  expect(diagram('{person: squat, at: [0, 0], size: 40}')).toMatchObject({shapes: [{person: 'squat'}]});
});

test('a shape of two kinds', () => {
  expect(() =>
    parse(`kind: diagram\n${common}shapes:\n  - {rect: [0, 0, 1, 1], ellipse: [0, 0, 1, 1], tone: leaf}`),
  ).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: A shape of a diagram has 2 of rect, ellipse, line, polygon, path, person.
      in: content/blog/x.mdx:25:5
      fix: use exactly one]
  `);
});

test('unknown sources, and sources that the article does not list', () => {
  expect(() =>
    parse(`kind: steps\ncaption: x\nsources: [nhs-slep]\nsteps: [{title: One}]`),
  ).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: Unknown source "nhs-slep".
      in: content/blog/x.mdx:23:11
      fix: did you mean "nhs-sleep"? use one of: nhs-sleep]
  `);
  expect(() =>
    parse(`kind: steps\ncaption: x\nsources:\n  - nhs-sleep\n  - cdc-sleep\nsteps: [{title: One}]`),
  ).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: The source "cdc-sleep" is not in the article's list of sources.
      in: content/blog/x.mdx:25:5
      fix: add cdc-sleep to \`sources\` in the front matter; did you mean "nhs-sleep"? use one of: nhs-sleep]
  `);
});

test('malformed YAML names the line in the article', () => {
  expect(() => parse('kind: bar\ncaption: a: b')).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: The YAML cannot be read: a colon inside a text starts a key.
      in: content/blog/x.mdx:22:10
      fix: put quotes around a text that contains ": ", and start keys in the same column]
  `);
});

test('bars from the data are sorted, limited, and have unit and sources', () => {
  const figure = parseFigure(figureExamples.bar, place) as FigureOf<'bar'>;
  expect(figure.unit).toBe('mg');
  expect(figure.items).toHaveLength(8);
  expect(figure.items[0]!.value).toBeGreaterThanOrEqual(figure.items[7]!.value);
  expect(figure.dataSources).toContain('usda-fdc');
});

test('months and times become numbers; a schedule may include its corner', () => {
  const calendar = parse(`kind: calendar\n${common}rows: [{label: a, spans: [{from: Mar, to: Sep, kind: sow}]}]`);
  expect((calendar as FigureOf<'calendar'>).rows[0]!.spans[0]).toMatchObject({from: 2, to: 8});
  const clock = parse(`kind: clock\n${common}rows: [{label: a, spans: [{from: "22:30", to: "6:00", kind: sleep}]}]`);
  expect((clock as FigureOf<'clock'>).rows[0]!.spans[0]).toMatchObject({from: 1350, to: 360});
  const schedule = parse('kind: schedule\ncaption: x\ncolumns: [Week, Mon]\nrows: [{label: 1, cells: [run]}]');
  expect(schedule).toMatchObject({corner: 'Week', columns: ['Mon']});
});

test.each([
  ['kind: bar\nitems: []', 'add at least one entry'],
  ['kind: bar\nitems: [{label: "", value: 1}]', 'write something'],
  ['kind: bar\ndata: vitamins.vitamins.vitamin-c.food_sources\nlimit: 0', 'write more than 0'],
  ['kind: bar\nitems: [{label: a, value: 1}]\nillustrative: yes', 'write true or false'],
  ['kind: [bar]', 'use one of: bar,'],
  ['kind: intake\ncaption: x\nid: vitamins.vitamins', 'use one of: vitamins.vitamins.vitamin-a,'],
  ['kind: intake\ncaption: x\nid: vitamins.vitamins.vitamin-c.uk_nhs', 'name a row such as'],
  ['kind: bar\ndata: vitamins.vitamins.vitamin-c.food_sources\nitems: [{label: a, value: 1}]', 'keep one of them'],
])('%s gets its fix', (yaml, fix) => {
  expect(() => parse(yaml.includes('caption') ? yaml : common + yaml)).toThrow(`fix: ${fix}`);
});

test('a line that leaves its axis, and an axis with swapped ends', () => {
  const line = (y: string) =>
    `${common}kind: line\nx: {label: x}\ny: {label: y, ${y}}\nseries: [{label: a, points: [[1, 2], [3, 400]]}]`;
  expect(() => parse(line('min: 0, max: 1'))).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: A point is outside of 0 to 1, and would not be drawn.
      in: content/blog/x.mdx:26:30
      fix: correct the point, or "min" and "max" of y]
  `);
  expect(() => parse(line('min: 10, max: 0'))).toThrow('"max" is not larger than "min".');
  expect(parse(line('min: 0, max: 400')).kind).toBe('line');
});

test('labels of ticks that would overlap on a phone are refused', () => {
  const line = (...labels: string[]) => {
    const ticks = labels.map((label, at) => `{at: ${at}, label: "${label}"}`).join(', ');
    return `${common}kind: line\nx: {label: x, ticks: [${ticks}]}\ny: {label: y}\nseries: [{label: a, points: [[1, 2], [3, 4]]}]`;
  };
  expect(parse(line('2,000', '4,000', '6,000', '8,000', '10,000')).kind).toBe('line');
  expect(() => parse(line('At breakfast', 'At lunch', 'In the evening'))).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: The labels of the ticks would overlap on a phone.
      in: content/blog/x.mdx:24:15
      fix: shorten them to 30 characters in all, with a space between two, or leave some out]
  `);
});
