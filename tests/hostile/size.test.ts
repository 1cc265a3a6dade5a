import {expect, test} from 'vitest';
import {readYaml} from '@/lib/yaml';
import {compileText} from '@/tests/support/compile';

/** Generous: this looks for time that grows with the square of the size. */
const TIMEOUT_MS = 120_000;

test('an article of 300 kB is compiled', {timeout: TIMEOUT_MS}, async () => {
  const paragraph = `${'A plain sentence with some *stress* in it. '.repeat(20)}\n\n`;
  const {html} = await compileText(paragraph.repeat(Math.ceil(300_000 / paragraph.length)), {format: 'md'});
  expect(html.length).toBeGreaterThan(300_000);
});

test('2,000 headings with the same text get 2,000 different ids', {timeout: TIMEOUT_MS}, async () => {
  const {found} = await compileText('## A question\n\nText.\n\n'.repeat(2000), {format: 'md'});
  expect(found.toc).toHaveLength(2000);
  expect(new Set(found.toc.map(({id}) => id)).size).toBe(2000);
});

test('a table of 2,000 rows is complete', {timeout: TIMEOUT_MS}, async () => {
  const rows = Array.from({length: 2000}, (_, index) => `| ${index} | text |`).join('\n');
  const {html} = await compileText(`| n | what |\n|--:|---|\n${rows}`, {format: 'md'});
  expect(html.match(/<tr>/g)).toHaveLength(2001);
});

test('20,000 keys are read, a repeated one is found, and so is the place of each', {
  timeout: TIMEOUT_MS,
}, () => {
  const keys = Array.from({length: 20_000}, (_, index) => `key-${index}`);
  const yaml = keys.map((key) => `${key}: text\n`).join('');
  const {place} = readYaml(yaml, 'content/tags.yml');
  expect(keys.every((key, index) => place([key]).line === index + 1)).toBe(true);
  expect(() => readYaml(`${yaml}key-7: again`, 'content/tags.yml')).toThrow('content/tags.yml:20001:1');
});
