import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

const FOLDER = 'docs/decisions';
const STATUS = /^\d{4}-\d{2}-\d{2} · (?:accepted|superseded by \[(\d{4})\]\((\S+)\))$/;

const files = readdirSync(FOLDER)
  .filter((name) => name !== 'README.md')
  .sort();
const texts = new Map(files.map((name) => [name, readFileSync(`${FOLDER}/${name}`, 'utf8')]));

test('decisions are numbered without gaps', () => {
  expect(files.map((name) => Number(name.slice(0, 4)))).toEqual(files.map((_, index) => index + 1));
});

test.each([...texts])('%s has title, date, status, context, decision and consequences', (name, text) => {
  const [title, status, ...parts] = text.trim().split(/\n{2,}/);
  expect(title).toMatch(new RegExp(`^# ${name.slice(0, 4)} · .+`));
  expect(status).toMatch(STATUS);
  expect(parts.map((part) => /^\*\*(\w+)\.\*\* /.exec(part)?.[1])).toEqual(['Context', 'Decision', 'Consequences']);
});

test('a superseded decision names a later one', () => {
  for (const [name, text] of texts) {
    const [, number, successor] = STATUS.exec(text.split('\n')[2] ?? '') ?? [];
    if (!number || !successor) continue;
    expect(successor.startsWith(number) && texts.has(successor), name).toBe(true);
    expect(Number(number), name).toBeGreaterThan(Number(name.slice(0, 4)));
  }
});

test('the index lists every decision with its title and status', () => {
  const rows = readFileSync(`${FOLDER}/README.md`, 'utf8')
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .sort();
  const expected = [...texts].map(([name, text]) => {
    const title = /· (.+)/.exec(text)![1];
    const successor = STATUS.exec(text.split('\n')[2]!)![1];
    return `| ${name.slice(0, 4)} | [${title}](${name}) | ${successor ? `superseded by ${successor}` : 'accepted'} |`;
  });
  expect(rows).toEqual(expected);
});
