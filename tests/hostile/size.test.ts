import {expect, test} from 'vitest';
import {compileText} from '@/tests/support/compile';

/** Generous: what is looked for is time that grows with the square of the size. */
const PATIENCE_MS = 120_000;

test('an article of one megabyte is compiled', {timeout: PATIENCE_MS}, async () => {
  const paragraph = `${'A plain sentence with some *stress* in it. '.repeat(20)}\n\n`;
  const {html} = await compileText(paragraph.repeat(Math.ceil(1_000_000 / paragraph.length)), {format: 'md'});
  expect(html.length).toBeGreaterThan(1_000_000);
});

test('5,000 headings of one name get 5,000 different ids', {timeout: PATIENCE_MS}, async () => {
  const {found} = await compileText('## A question\n\nText.\n\n'.repeat(5000), {format: 'md'});
  expect(found.toc).toHaveLength(5000);
  expect(new Set(found.toc.map(({id}) => id)).size).toBe(5000);
});

test('a table of 2,000 rows is whole', {timeout: PATIENCE_MS}, async () => {
  const rows = Array.from({length: 2000}, (_, index) => `| ${index} | text |`).join('\n');
  const {html} = await compileText(`| n | what |\n|--:|---|\n${rows}`, {format: 'md'});
  expect(html.match(/<tr>/g)).toHaveLength(2001);
});
