import {expect, test} from 'vitest';
import {exampleIndex} from '@/tests/support/search-index';
import {createEngine} from './engine';

const talk = {label: 'Find someone to talk to', to: '/docs/wellness/insomnia#a-sleep-diary'};
const engine = createEngine({
  ...exampleIndex,
  urgent: {
    sets: {},
    slips: ['suicide'],
    notSlips: [],
    rules: [
      {kind: 'crisis', phrases: ['suicide', 'want to die'], unless: ['laughing'], see: [talk]},
      {
        kind: 'emergency',
        phrases: ['overdose'],
        unless: ['vitamin'],
        see: [{label: 'Gone', to: '/docs/wellness/gone'}, talk],
      },
    ],
  },
});

test('the note is beside the results, which start with its links', () => {
  const found = engine.search('i want to die, sleep is hard');
  expect(found.urgent).toEqual({kind: 'crisis', links: [talk], contacts: exampleIndex.contacts});
  expect(found.hits[0]!.path).toBe(talk.to);
  expect(found.hits[0]!.heading!.map(({text}) => text).join('')).toBe('A sleep diary');
  expect(new Set(found.hits.map(({path}) => path.split('#')[0])).size).toBe(found.total);
});

test('an emergency comes before a crisis; each link once, and none to a missing article', () => {
  expect(engine.search('overdose, suicide').urgent).toMatchObject({kind: 'emergency', links: [talk]});
});

test('typing mistakes and the end of a long message are read, too', () => {
  expect(engine.search('suicde').urgent?.kind).toBe('crisis');
  expect(engine.search(`${'sleep '.repeat(60)} i want to die`).urgent?.kind).toBe('crisis');
  expect(engine.search('vitamin overdose').urgent).toBeUndefined();
});
