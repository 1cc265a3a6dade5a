import {expect, test, vi} from 'vitest';
import {parseFigure} from './parse';

vi.mock('@/lib/data/facts', async (actual) => ({
  ...(await actual<typeof import('@/lib/data/facts')>()),
  factRows: () => [
    {id: 'a', food: 'Apples', amount: 1},
    {id: 'b', food: 'Beans', amount: null},
    {id: 'c', amount: 3},
  ],
  factSources: () => [],
  factUnit: () => 'g',
}));

const parse = (yaml: string, other = 'alt: A drawing.') =>
  parseFigure(`caption: A sentence.\n${other}\n${yaml}`, {file: 'x.mdx', line: 20}, {sources: ['nhs-sleep']});
const steps = (text: string) =>
  parse(`kind: steps\nsteps:\n  - {title: One}\n  - {title: Two, text: "${text}"}`, 'title: Two steps');

test('a wrong citation or address is reported at its key', () => {
  expect(() => steps('See [@cdc-sleep].')).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: A figure cites "cdc-sleep", which is not in the article's list of sources.
      in: x.mdx:26:18
      fix: add it to \`sources\` in the front matter; did you mean "nhs-sleep"? use one of: nhs-sleep]
  `);
  expect(() => steps('See [it](javascript:x).')).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: The address javascript:x is not allowed in a figure.
      in: x.mdx:26:18
      fix: use a path of this site or a whole address with one of: https:, http:, mailto:, tel:, sms:]
  `);
  expect(() => steps('See [it](https://).')).toThrow(
    'The address https:// is not allowed in a figure.\n  in: x.mdx:26:18',
  );
  expect(() => steps('See [it](/docs/intro) [@nhs-sleep], **now**.')).not.toThrow();
});

test('marks inside a drawing are refused, because they would be printed as written', () => {
  const bar = (label: string) => parse(`kind: bar\nitems:\n  - {label: "${label}", value: 1}`);
  expect(() => bar('[Beans](/docs/x)')).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: The marks of [Beans](/docs/x) would be printed as written.
      in: x.mdx:25:6
      fix: write plain text here; links, citations and emphasis belong in the caption or the note]
  `);
  expect(() => bar('Beans [@nhs-sleep]')).toThrow('The marks of [@nhs-sleep] would be printed');
  expect(() => bar('2 * 3 beans')).not.toThrow();
});

test('a row of the data that makes no bar is reported', () => {
  expect(() => parse('kind: bar\ndata: soil.rows')).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: Some rows of "soil.rows" have no text "food" with a number "amount", and would have no bar: b, c.
      in: x.mdx:24:1
      fix: add both in content/data/facts, name another label or value, or write \`items\` instead]
  `);
});

test('shapes off the field of a diagram are reported, and shapes that only cross its edge are not', () => {
  const diagram = (shape: string, at = '[1, 1]') =>
    parse(`kind: diagram\nshapes: [{${shape}}]\nlabels: [{at: ${at}, label: Here}]`);
  expect(() => diagram('rect: [0, 0, 5, 5]', '[101, 5]')).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: A label is outside of the field.
      in: x.mdx:25:11
      fix: the field goes from [0, 0] to [100, 60]: move it there, or change the figure's width or height]
  `);
  expect(() => diagram('rect: [0, 61, 5, 5]')).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: A shape is outside of the field, where nobody would see it.
      in: x.mdx:24:10
      fix: the field goes from [0, 0] to [100, 60]: move it there, or change the figure's width or height]
  `);
  expect(() => diagram('rect: [0, 0, -5, 5]')).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: "shapes.0.rect.2" is too small: -5.
      in: x.mdx:24:24
      fix: write more than 0]
  `);
  expect(() => diagram('ellipse: [-9, 5, 3, 3]')).toThrow('A shape is outside of the field');
  expect(() => diagram('line: [[-5, 5], [105, 5]]')).not.toThrow();
});
