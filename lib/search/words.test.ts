import {expect, test} from 'vitest';
import {stem} from './stem';
import {wordsOf} from './words';

const folded = (text: string) => wordsOf(text).map((word) => word.folded);

test('words are folded: ignores case, accents, apostrophes and thousands separators', () => {
  expect(folded("Can't the gardener’s Crème")).toEqual(['cant', 'the', 'gardener', 'creme']);
  expect(folded('10,000 steps, B12')).toEqual(['10000', 'steps', 'b12']);
});

test('a word knows its position in the text as written', () => {
  const text = 'Façade – naïve';
  expect(wordsOf(text).map(({start, end}) => text.slice(start, end))).toEqual(['Façade', 'naïve']);
});

test('words in other scripts are words', () => {
  expect(folded('витамин D ビタミン')).toHaveLength(3);
});

test.each([
  ['sleeping', 'sleep'],
  ['slept', 'sleep'],
  ['leaves', 'leaf'],
  ['relational', 'relat'],
  ['hopping', 'hop'],
  ['vitamins', 'vitamin'],
  ['hypertension', 'hypertens'],
  ['fertilizer', 'fertil'],
  ['b12', 'b12'],
])('the stem of %s is %s', (word, expected) => {
  expect(stem(word)).toBe(expected);
});

test('the forms of a word share their stem', () => {
  for (const forms of [
    ['tomato', 'tomatoes'],
    ['berry', 'berries'],
    ['journal', 'journaling', 'journals'],
    ['recovery', 'recovering', 'recover'],
    ['fibre', 'fiber', 'fibres'],
    ['cheap', 'cheaper', 'cheapest'],
    ['easy', 'easier', 'easiest'],
    ['anaemia', 'anemia'],
    ['colours', 'color'],
    ['fertiliser', 'fertilizers', 'fertilised'],
    ['diarrhoea', 'diarrhea'],
    ['mould', 'mouldy', 'mold', 'moldy'],
    ['practise', 'practice', 'practising'],
    ['panic', 'panicking', 'panicked'],
    ['sit', 'sitting', 'sat'],
    ['wake', 'waking', 'woke', 'woken'],
    ['sting', 'stings', 'stung'],
    ['swell', 'swelling', 'swollen'],
    ['bleed', 'bleeding', 'bled'],
    ['hunger', 'hungry'],
    ['anger', 'angry'],
    ['forget', 'forgetful', 'forgotten'],
    ['shaking', 'shaky'],
    ['smell', 'smelly'],
    ['sudden', 'suddenly'],
    ['minutes', 'mins'],
    ['hours', 'hrs'],
  ]) {
    expect(new Set(forms.map(stem)).size).toBe(1);
  }
});

test('words that only look like another spelling have their own stem', () => {
  for (const [a, b] of [
    ['hour', 'hor'],
    ['toe', 'te'],
    ['rise', 'rize'],
    ['four', 'for'],
  ]) {
    expect(stem(a!)).not.toBe(stem(b!));
  }
});
