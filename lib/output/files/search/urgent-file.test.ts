import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {loadContent} from '@/lib/content';
import {wordsOf} from '@/lib/search';
import {compileUrgent} from '@/lib/search/urgent';
import {parseUrgentNotes, readUrgentMessages, urgentKnowledge} from './urgent-file';

const {docs, blog} = await loadContent();
const articles = [...docs.listed, ...blog.listed];
const knowledge = await urgentKnowledge(
  new Map(articles.map(({route, title, tags, asks}) => [route, [title, ...tags.map(({label}) => label), ...asks]])),
);
const urgentOf = compileUrgent(knowledge, []);
const kindOf = (message: string) => urgentOf(wordsOf(message))?.kind;
const {crisis, emergency, ordinary} = readUrgentMessages();

test.each([
  ...['suicide', 'suicidal', 'sucidal', 'i want to die', 'kill myself', 'self harm'],
  ...['hearing voices', 'no quiero vivir', 'je veux mourir', 'Ich will sterben', 'non voglio vivere'],
])('the gravest words of a crisis: %s', (message) => {
  expect(kindOf(message)).toBe('crisis');
});

test.each([
  ...['chest pain', 'stroke', 'overdose', 'not breathing', 'choking', 'unconscious', 'swallowed a battery', 'seizure'],
  ...[
    'carbon monoxide alarm',
    'took too many pills',
    'anaphylaxis',
    'mein Vater ist bewusstlos',
    'mia madre non respira',
  ],
])('the gravest words of an emergency: %s', (message) => {
  expect(kindOf(message)).toBe('emergency');
});

test.each([
  ...[
    'kill weeds',
    'breast stroke',
    'vitamin d overdose',
    'my basil plants want to die',
    'choking hazard weeds',
    'panic',
  ],
  ...[
    'how many vitamin c tablets may i take',
    'cut myself some slack',
    'poison ivy',
    'bleeding gums',
    'heart rate zones',
  ],
])('no note: %s', (message) => {
  expect(kindOf(message)).toBeUndefined();
});

test('of the messages it has learned from, nearly all are recognised', () => {
  const share = (messages: readonly string[]) => messages.filter(kindOf).length / messages.length;
  expect(share(crisis)).toBeGreaterThan(0.95);
  expect(share(emergency)).toBeGreaterThan(0.95);
  expect(share(ordinary)).toBeLessThan(0.1);
});

const file = (topic: string) => `slips: []\nnotSlips: []\ntopics:\n  - {label: Read, ${topic}}\n`;

test('an unknown kind, and a topic with no words in its list, are refused', () => {
  expect(() => parseUrgentNotes(file('to: /docs/a, kind: emergancy'))).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: "topics.0.kind" has a value that is not allowed: "emergancy".
      in: content/data/urgent/notes.yml:4:32
      fix: did you mean "emergency"? use one of: crisis, emergency]
  `);
  expect(() => parseUrgentNotes(file('to: /docs/a, kind: crisis, words: []'))).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: "topics.0.words" is empty.
      in: content/data/urgent/notes.yml:4:46
      fix: add at least one entry]
  `);
});

test('a broken link is refused', () => {
  const linked = (to: string) => file(`to: ${to}, kind: emergency`);
  const idsOf = (route: string) => (route === '/docs/a' ? new Set(['first-minute']) : undefined);
  expect(() => parseUrgentNotes(linked('docs/a'), idsOf)).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: "topics.0.to" is not valid: "docs/a".
      in: content/data/urgent/notes.yml:4:19
      fix: write the route of an article, as in /docs/wellness/Finding-Help#the-doctor]
  `);
  expect(() => parseUrgentNotes(linked('/docs/b'), idsOf)).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: The article /docs/b does not exist.
      in: content/data/urgent/notes.yml:4:19
      fix: write the route of a listed article]
  `);
  expect(() => parseUrgentNotes(linked('/docs/a#first-minut'), idsOf)).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: /docs/a has no anchor #first-minut.
      in: content/data/urgent/notes.yml:4:19
      fix: did you mean "first-minute"? use one of: first-minute]
  `);
  expect(parseUrgentNotes(linked('/docs/a#first-minute'), idsOf).topics).toHaveLength(1);
});

test('a message in two lists is refused', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'urgent-'));
  const folder = path.join(root, 'content/data/urgent');
  mkdirSync(folder, {recursive: true});
  const write = (name: string, text: string) => writeFileSync(path.join(folder, `${name}.txt`), text);
  for (const name of ['crisis', 'ordinary', 'either']) write(name, '# none\n');
  write('emergency', '# two\n\nChest pain\n');
  expect(readUrgentMessages(root).emergency).toEqual(['Chest pain']);
  write('either', '# one\nchest pain\n');
  expect(() => readUrgentMessages(root)).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: "chest pain" is also in content/data/urgent/emergency.txt:3.
      in: content/data/urgent/either.txt:2:1
      fix: remove it from one of them]
  `);
});
