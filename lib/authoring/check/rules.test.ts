import {expect, test} from 'vitest';
import type {CheckedFile, Site} from './model';
import {applyRules} from './rules';

/** A file that makes every rule throw. */
const odd = {
  file: 'content/docs/yoga/odd.mdx',
  kind: 'doc',
  get route(): string {
    throw new Error('odd');
  },
} as unknown as CheckedFile;

test('a rule that throws is a fault with the name of the rule', () => {
  const faults = applyRules({files: [odd], byRoute: new Map()} as unknown as Site, ['technical']);
  expect(faults.filter(({problem}) => problem === 'This cannot be checked: odd').map(({rule}) => rule)).toEqual([
    'aliases',
  ]);
});
