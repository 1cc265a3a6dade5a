import {expect, test} from 'vitest';
import {readUrgentRules} from '@/lib/output/published/search/urgent-file';
import {exampleIndex} from '@/tests/support/search-index';
import {compileUrgent} from './urgent';
import {wordsOf} from './words';

const {contacts} = exampleIndex;
const urgentOf = compileUrgent(readUrgentRules(), contacts);
const noteOn = (question: string) => urgentOf(wordsOf(question));

test.each([
  'toddler took too many multivitamins',
  'took too many vitamin d tablets',
  'too much paracetamol and vitamin c',
  'took too many tablets with water',
  'toddler vitamin overdose',
  'child overdosed on vitamins',
  'toddler ate a bottle of multivitamins',
  'can you overdose on paracetamol',
  'took too many pills in the sugar bowl',
  'took too many tablets is it a vitamin d overdose',
])('too much of a medicine, whatever else is named: %s', (question) => {
  expect(noteOn(question)?.kind).toBe('emergency');
});

test.each([
  'vitamin overdose',
  'vitamin a overdose symptoms',
  'can you overdose on vitamin c',
  'can you take too many vitamins',
  'too much water for basil',
  'too much sugar in drinks',
  'my basil plant took too much water',
  'took too much sugar in my tea',
  'nutrient overdose in lettuce',
  'overdosed my plants',
  'prevent an overdose of feed',
])('a harmless question about too much: %s', (question) => {
  expect(noteOn(question)).toBeUndefined();
});

test('a swallowed thing leads to first aid before anything else', () => {
  expect(noteOn('my child swallowed a coin')?.links[0]?.to).toMatch(/^\/docs\/outdoors\/Outdoor-First-Aid#/);
});

test('an emergency names only the emergency numbers, a crisis also the lines to talk to', () => {
  expect(noteOn('overdose')?.contacts).toEqual([contacts[0]]);
  expect(noteOn('i want to die')?.contacts).toEqual(contacts);
});
