import {expect, test} from 'vitest';
import {wrapLines} from './wrap-lines';

test('words wrap at the width, long ones stay whole', () => {
  expect(wrapLines('One small habit', 9)).toEqual(['One small', 'habit']);
  expect(wrapLines('photosynthesis now', 5)).toEqual(['photosynthesis', 'now']);
});
