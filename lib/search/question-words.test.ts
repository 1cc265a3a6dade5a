import {expect, test} from 'vitest';
import {questionWords} from './question-words';

test('takes each content word of the questions that the article lacks, once', () => {
  const asks = ['why do my knees crack when i squat', 'is it bad if knees are cracking', 'do i need a doctor'];
  expect(questionWords(asks, 'When a knee hurts')).toEqual(['crack', 'squat', 'doctor']);
});
