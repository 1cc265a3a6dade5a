import {expect, test} from 'vitest';
import {bandLabel, bandRows} from './bands';
import {arrowPath} from './cycle';
import {spanEnds} from './ecph';
import {assignLanes, keepInside, onCircle, percentScale, ringStretches, spreadApart} from './geometry';

test('bars are a share of a round maximum', () => {
  const scale = percentScale([12, 48, 95]);
  expect(scale(0)).toBe(0);
  expect(scale(100)).toBe(100);
  expect(scale(25)).toBe(25);
});

test('a scale for negative values includes zero', () => {
  const scale = percentScale([-10, 10]);
  expect(scale(0)).toBe(50);
});

test('a span over midnight is drawn as two', () => {
  expect(ringStretches(22 * 60, 6 * 60, 1440)).toEqual([
    {x: (22 / 24) * 100, width: (2 / 24) * 100},
    {x: 0, width: 25},
  ]);
  expect(ringStretches(12 * 60, 24 * 60, 1440)).toEqual([{x: 50, width: 50}]);
  expect(ringStretches(20 * 60, 0, 1440)).toHaveLength(1);
});

test('overlapping spans get separate lanes, touching ones do not', () => {
  const spans = [ringStretches(0, 4, 12), ringStretches(2, 6, 12), ringStretches(4, 8, 12), ringStretches(10, 1, 12)];
  expect(assignLanes(spans)).toEqual([0, 1, 0, 1]);
});

test('points of a circle start at the top and run clockwise', () => {
  expect([0, 0.25, 0.5, 0.75].map((turn) => onCircle(turn, 50, 40))).toEqual([
    [50, 10],
    [90, 50],
    [50, 90],
    [10, 50],
  ]);
  expect(arrowPath(0, 4)).toMatch(/^M[\d. ]+A88 88 0 0 1 [\d. ]+$/);
});

test('overlapping letters move apart', () => {
  expect(spreadApart([50, 20, 51], 9)).toEqual([50, 20, 59]);
});

test('discs stay within the drawing', () => {
  expect(keepInside(0, 100, 5)).toBe(5);
  expect(keepInside(99, 100, 5)).toBe(95);
  expect(keepInside(50, 100, 5)).toBe(50);
});

test('a range has two ends', () => {
  expect(spanEnds('1.2-1.8')).toEqual([1.2, 1.8]);
  expect(spanEnds('6')).toEqual([6, 6]);
});

test('age bands are words, and equal values share a row', () => {
  expect(bandLabel('infants_0_6m')).toBe('Babies 0 to 6 months');
  expect(bandLabel('male_14_18')).toBe('Boys 14 to 18');
  expect(bandLabel('female_over_70')).toBe('Women over 70');
  expect(bandLabel('male_51_plus')).toBe('Men 51 and over');
  expect(bandRows(['male_19_50', 'female_19_50'], () => ['10'])).toEqual([['Adults 19 to 50', '10']]);
  expect(bandRows(['female_9_13', 'male_9_13'], (band) => [band])).toEqual([
    ['Boys 9 to 13', 'male_9_13'],
    ['Girls 9 to 13', 'female_9_13'],
  ]);
  const ages = [
    'children_1_3',
    'male_19_50',
    'female_19_50',
    'male_51_70',
    'female_51_70',
    'male_over_70',
    'female_over_70',
  ];
  expect(bandRows(ages, (band) => [band.startsWith('f') ? '8' : '10'])).toEqual([
    ['Children 1 to 3', '10'],
    ['Men 19 and over', '10'],
    ['Women 19 and over', '8'],
  ]);
});
