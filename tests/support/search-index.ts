import type {SearchIndex} from '@/lib/search';
import {buildTextTier} from '@/lib/search/build-text';
import {type Entry, SEARCH_VERSION} from '@/lib/search/payload';

const entry = (path: string, title: string, summary: string, more: Partial<Entry> = {}): Entry => ({
  path,
  title,
  summary,
  kind: path.startsWith('/blog') ? 'post' : 'doc',
  area: 0,
  tags: [],
  headings: [],
  words: '',
  ...more,
});

/** A small index for the tests of the search. */
export const exampleIndex: SearchIndex = {
  version: SEARCH_VERSION,
  build: 'example',
  areas: [
    {id: 'vitamins', label: 'Vitamins'},
    {id: 'wellness', label: 'Wellness'},
    {id: 'hydroponics', label: 'Hydroponics'},
    {id: 'blog', label: 'Blog'},
  ],
  questions: [{ask: 'How long should a nap be?', to: '/blog/2023-03-14-naps'}],
  tags: [
    {slug: 'sleep', label: 'Sleep'},
    {slug: 'blood-pressure', label: 'Blood pressure'},
  ],
  synonyms: [
    {same: ['folate', 'folic acid', 'vitamin b9', 'b9']},
    {same: ['hypertension', 'high blood pressure', 'blood pressure']},
    {same: ['insomnia'], also: ['cant sleep']},
    {same: ['vitamin d'], also: ['sunshine vitamin']},
  ],
  urgent: {
    urgent: {bias: -1, terms: {}},
    crisis: {bias: -1, terms: {}},
    alone: [],
    slips: [],
    notSlips: [],
    topics: [],
  },
  contacts: [
    {name: 'Emergency services', place: 'Emergency', countries: [], line: [{phone: '112'}, ' (EU)']},
    {name: 'Samaritans', place: 'UK', countries: ['GB'], line: ['call ', {phone: '116 123'}]},
  ],
  entries: [
    entry('/docs/vitamins/b9', 'Folate: before and during pregnancy', 'When to start taking it, and how much.', {
      headings: ['Who needs a stronger dose', 'Bread with a purpose'],
    }),
    entry('/docs/vitamins/d', 'Vitamin D: sunlight and bones', 'How skin makes it and which foods add to it.', {
      headings: ['Should you ask for a blood test?', ['What skin does in June', 'june']],
      words: 'salmon rickets',
    }),
    entry('/docs/wellness/insomnia', 'When nights are long: insomnia', 'What helps when you lie awake.', {
      area: 1,
      tags: [0],
      headings: ['A sleep diary', 'Signs that need a doctor'],
    }),
    entry('/docs/hydroponics/yellow', 'When leaves turn yellow', 'Old leaves or new ones, hunger or wrong pH.', {
      area: 2,
      words: 'lettuce nitrogen',
    }),
    entry('/blog/2025-02-13-cuff', 'Hypertension: measuring at home', 'Choose a cuff and keep a log.', {
      area: 3,
      tags: [1],
    }),
    entry('/blog/2023-03-14-naps', 'Naps: how long, how late', 'Twenty minutes of sleep suit most people.', {
      area: 3,
      tags: [0],
    }),
  ],
};

/** Its full text. The entries after the third have none. */
export const exampleText = buildTextTier(exampleIndex, [
  ['It is a vitamin of the B group.', 'After a spina bifida birth the dose is higher.', 'Millers add it to flour.'],
  ['Bones need it.', 'Ask when you rarely see daylight.', 'The sun stands high enough.'],
  [
    'Nights differ.',
    'Write down when you went to bed. '.repeat(20),
    'Loud snoring with pauses may be apnoea. See someone soon.',
  ],
]);
