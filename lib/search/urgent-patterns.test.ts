import {describe, expect, test} from 'vitest';
import {readUrgentRules} from '@/lib/output/published/search/urgent-file';
import {compileUrgent} from './urgent';
import {wordsOf} from './words';

const urgentOf = compileUrgent(readUrgentRules(), []);
const kindOf = (message: string) => urgentOf(wordsOf(message))?.kind;

test.each([
  ['30 of his sleeping pills, he took them', 'emergency'],
  ['tablets: I think she has swallowed about twelve', 'emergency'],
  ['how many ibuprofen will kill me', 'emergency'],
  ['my uncle breathed in ammonia in the stable', 'emergency'],
  ['the antifreeze is half empty and our toddler has drunk it', 'emergency'],
  ['she keeps hearing a voice that tells her to do it', 'crisis'],
  ['my cousin said he is going to end his life', 'crisis'],
  ['overdse of paracetemol', 'emergency'],
  ['sucidal', 'crisis'],
])('in any order, about others, in the past, with typing mistakes: %s', (message, kind) => {
  expect(kindOf(message)).toBe(kind);
});

test.each([
  ['no quiero vivir', 'crisis'],
  ['je veux mourir', 'crisis'],
  ['Ich will sterben', 'crisis'],
  ['nie chcę już żyć, myśli samobójcze', 'crisis'],
  ['não quero viver', 'crisis'],
  ['non voglio vivere', 'crisis'],
  ['mi hijo se ha tragado lejía', 'emergency'],
  ['mon bébé ne respire plus', 'emergency'],
  ['mein Vater ist bewusstlos', 'emergency'],
  ['ból w klatce piersiowej', 'emergency'],
  ['ele está inconsciente', 'emergency'],
  ['mia madre non respira', 'emergency'],
])('in six other languages: %s', (message, kind) => {
  expect(kindOf(message)).toBe(kind);
});

test.each([
  'how many vitamin c tablets may i take',
  'paracetamol 500 mg and coffee',
  'my toddler ate three carrots',
  'ammonia smell from compost',
  'overdone steak',
  'breeding ladybirds',
  'drank a bottle of water after my run',
])('no note: %s', (message) => {
  expect(kindOf(message)).toBeUndefined();
});

test.each([
  'subject stroke equipment my husband has had three strokes since 1990 and wants a chair for the bath',
  'i am writing a school report on sudden cardiac arrest in young people and would like to know more about it',
  'my sister was diagnosed with meningitis 13 years ago and lost her sight can anything be done for her',
  'what exercises are good for somebody whose arm is weak since the stroke that he had in the spring',
])('an illness that a long message only tells of: %s', (message) => {
  expect(kindOf(message)).toBeUndefined();
});

test.each([
  'we are at a campsite and i think my husband is having a stroke, he dropped his cup and cannot find words',
  'she has epilepsy but this seizure started ten minutes ago and it does not end, the pills are in the car',
  'my boy has a fever since noon and a rash on his legs, could it be meningitis or only the heat',
])('an illness now: %s', (message) => {
  expect(kindOf(message)).toBe('emergency');
});

describe('a message', () => {
  const far = 'The weather has been fine and we went to the sea with the dog on most days of the week. ';

  test('is read to its end', () => {
    expect(kindOf(`${far.repeat(20)} I want to die.`)).toBe('crisis');
  });

  test('is harmless only because of words nearby', () => {
    expect(kindOf(`My plants want to die. ${far}`)).toBeUndefined();
    expect(kindOf(`I grow plants. ${far} I want to die.`)).toBe('crisis');
  });
});
