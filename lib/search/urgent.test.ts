import {expect, test} from 'vitest';
import {exampleIndex} from '@/tests/support/search-index';
import {createEngine} from './engine';
import {learnUrgent} from './learn-urgent';
import {compileUrgent, type UrgentTopic} from './urgent';
import {wordsOf} from './words';

const {contacts} = exampleIndex;
const talk: UrgentTopic = {label: 'Talk', to: '/docs/wellness/insomnia#a-sleep-diary', kind: 'crisis'};
const aid: UrgentTopic = {label: 'First aid', to: '/docs/aid', kind: 'emergency'};
const topics: readonly UrgentTopic[] = [
  talk,
  aid,
  {label: 'Swallowed', to: '/docs/aid#swallowed', kind: 'emergency', words: ['swallowed', 'bottle']},
  {label: 'Water', to: '/docs/aid#water', kind: 'emergency', words: ['drown', 'pulled out']},
  {label: 'Plants', to: '/docs/aid#plants', kind: 'emergency', words: ['berries']},
];
const learned = learnUrgent(
  {
    crisis: ['i want to die', 'she wants to die', 'he says he wants to die tonight'],
    emergency: [
      'toddler swallowed bleach',
      'he swallowed a battery',
      'baby swallowed a coin',
      'she has swallowed berries',
    ],
    ordinary: [
      ...[
        'my basil looks sad',
        'how to grow basil',
        'which berries grow in shade',
        'sleep and weather',
        'my sister grows basil',
      ],
      ...[
        'a bottle for plants',
        'our boy sleeps badly',
        'she wants to grow berries',
        'he wants to sleep',
        'a toddler and sleep',
      ],
    ],
    either: ['my plants want to die'],
  },
  ['how much sleep', 'how to grow berries', 'my plants want to die'],
);
const knowledge = {...learned, slips: ['swallowed'], notSlips: ['wallowed'], topics};
const urgentOf = compileUrgent(knowledge, contacts);
const noteOn = (message: string) => urgentOf(wordsOf(message));

test('messages like those of a list get its note, ordinary ones none', () => {
  expect(noteOn('my sister wants to die')?.kind).toBe('crisis');
  expect(noteOn('our boy swallowed a magnet')?.kind).toBe('emergency');
  expect(noteOn('grow basil in shade')).toBeUndefined();
  expect(noteOn('')).toBeUndefined();
});

test('a single word gets a note only if a list has it by itself', () => {
  const alone = compileUrgent({...knowledge, alone: ['overdose']}, contacts);
  expect(alone(wordsOf('overdose'))?.kind).toBe('emergency');
  for (const word of ['swallowed', 'toddler', 'e']) expect(alone(wordsOf(word))).toBeUndefined();
});

test('two words get a note only if a list has them, or one of them by itself', () => {
  const weights = {bias: 0, terms: {10: 'bottl', 20: 'drown'}};
  const pair = compileUrgent({...knowledge, urgent: weights, alone: ['drowning', 'bottl swallow']}, contacts);
  expect(pair(wordsOf('water bottle'))).toBeUndefined();
  for (const message of ['water bottle of mine', 'child drowning', 'bottles swallowed']) {
    expect(pair(wordsOf(message))?.kind).toBe('emergency');
  }
});

test('serious words are recognised with a typing mistake, unless it is another word', () => {
  expect(noteOn('toddler swalowed a coin')?.kind).toBe('emergency');
  expect(noteOn('wallowed')).toBeUndefined();
});

test('a long message is read to its end', () => {
  expect(noteOn(`${'the weather was fine at the seaside '.repeat(60)} i want to die`)?.kind).toBe('crisis');
});

test('the topics with most words come first, at most two, then the link of every note of the kind', () => {
  const labels = (message: string) => noteOn(message)?.links.map(({label}) => label);
  expect(labels('baby swallowed bleach')).toEqual(['Swallowed', 'First aid']);
  expect(labels('he swallowed berries and a bottle, was pulled out, drowned')).toEqual([
    'Swallowed',
    'Water',
    'First aid',
  ]);
  expect(labels('i want to die')).toEqual(['Talk']);
});

test('an emergency that is clearly no crisis names only the emergency numbers', () => {
  expect(noteOn('toddler swallowed a battery, swallowed bleach')?.contacts).toEqual(contacts.slice(0, 1));
  expect(noteOn('i want to die')?.contacts).toEqual(contacts);
});

test('in a crisis the results start with the links of the note, and no link leads to a missing article', () => {
  const found = createEngine({...exampleIndex, urgent: knowledge}).search('i want to die, sleep is hard');
  expect(found.urgent).toEqual({kind: 'crisis', links: [{label: talk.label, to: talk.to}], contacts});
  expect(found.hits[0]!.path).toBe(talk.to);
  expect(found.hits[0]!.heading!.map(({text}) => text).join('')).toBe('A sleep diary');
  expect(new Set(found.hits.map(({path}) => path.split('#')[0])).size).toBe(found.total);
  const lost = createEngine({...exampleIndex, urgent: knowledge}).search('baby swallowed bleach');
  expect(lost.urgent).toMatchObject({kind: 'emergency', links: []});
});
