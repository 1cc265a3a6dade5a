import {expect, test} from 'vitest';
import {gradeOf, sentencesOf} from './readability';

test('sentences end at a mark that is followed by a capital', () => {
  expect(sentencesOf('Eat (e.g. milk) daily. “Why?” Because. It is 3.5 g.')).toEqual([
    'Eat (e.g. milk) daily.',
    '“Why?”',
    'Because.',
    'It is 3.5 g.',
  ]);
});

test('the grade rises with the length of sentences and words; plain words stay light', () => {
  const none = new Set<string>();
  const easy = gradeOf(['Sit down. Drink a cup of tea. Then sleep.'], none);
  const hard = gradeOf(['Physiological adaptation necessitates considerable perseverance and consistency.'], none);
  expect(easy).toBeLessThan(2);
  expect(hard).toBeGreaterThan(20);
  const plain = ['Vitamins are nutrients. Micrograms are units.'];
  expect(gradeOf(plain, new Set(['vitamin', 'nutrient', 'microgram']))).toBeLessThan(gradeOf(plain, none));
  expect(gradeOf([], none)).toBe(0);
});
