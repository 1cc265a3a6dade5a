import {expect, test} from 'vitest';
import {learnWeights} from './learn-weights';
import {compileWeights} from './term-weights';

const example = (text: string, isPositive: boolean) => ({terms: text.split(' '), isPositive, weight: 1});
const examples = [
  example('red apple', true),
  example('red pear', true),
  example('red plum', true),
  example('green apple', false),
  example('green pear', false),
  example('green plum', false),
];

test('terms that tell examples apart get weights, others hardly any', () => {
  const learned = learnWeights(examples, 10);
  const score = compileWeights(learned);
  expect(score(['red'])).toBeGreaterThan(0);
  expect(score(['green'])).toBeLessThan(0);
  expect(Math.abs(score(['apple']))).toBeLessThan(Math.abs(score(['red'])) / 4);
  expect(learnWeights(examples, 10)).toEqual(learned);
});

test('only the terms with the greatest weights are kept, and none of a single message', () => {
  const {terms} = learnWeights([...examples, example('red cherry', true)], 2);
  expect(
    Object.values(terms)
      .flatMap((listed) => listed.split(' '))
      .sort(),
  ).toEqual(['green', 'red']);
});

test('the weights of terms are added up; a long message needs more of them', () => {
  const score = compileWeights({bias: -2, terms: {4: 'red bright_red', [-3]: 'green'}});
  expect(score(['red'])).toBe(2);
  expect(score(['red', 'bright_red'])).toBeCloseTo(-2 + 8 / Math.sqrt(2));
  expect(score(['red', 'unknown'])).toBeCloseTo(-2 + 4 / Math.sqrt(2));
  expect(score([])).toBe(-2);
});
