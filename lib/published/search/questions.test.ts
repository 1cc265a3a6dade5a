import {expect, test} from 'vitest';
import type {DocsIndex} from '@/lib/content';
import {startQuestions} from './questions';

const section = (id: string, ...docs: {title: string; asks: string[]}[]) =>
  ({id, docs}) as unknown as DocsIndex['sections'][number];
const rules = {sets: {}, slips: [], notSlips: [], rules: [{kind: 'emergency', phrases: ['swallow']}]} as const;

test('of each section the first short question that names its subject and is not urgent', () => {
  const sections = [
    section(
      'gardening',
      {title: 'Compost', asks: ['my heap stinks', 'what speed is brisk']},
      {title: 'Seeds', asks: ['when to sow seeds', 'how deep do seeds go']},
    ),
    section('vitamins', {title: 'Vitamin A', asks: ['can a child swallow vitamin a', 'is vitamin a safe']}),
    section('yoga', {title: 'Poses', asks: []}),
  ];
  expect(startQuestions(sections, rules)).toEqual(['when to sow seeds', 'is vitamin a safe']);
});
