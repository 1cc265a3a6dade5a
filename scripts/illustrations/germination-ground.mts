import type {Random} from '@/lib/covers/random';
import {fill, move, type Outline, type Point, pebble, spline, stipple, stroke} from './shapes.mts';

const GROUND = 392;

/** The soil below the seeds, with stones in it. */
export function ground(random: Random): string {
  const surface = spline(
    Array.from({length: 41}, (_, index): Point => [index * 31 - 20, GROUND + random.between(-4, 4)]),
  );
  const soil: Outline = [...surface, [1220, 760], [-20, 760]];
  const stones = Array.from({length: 34}, () => {
    const size = random.between(5, 17);
    const stone = move(
      pebble(size, size * 0.7, random, 0.22),
      [random.between(0, 1200), random.between(GROUND + 30, 745)],
      1,
      random.between(0, 180),
    );
    return (
      fill(stone, random.pick(['#93755a', '#7f654d', '#a88b6c', '#5a4433']), 'opacity=".8"') +
      stipple(stone, {colour: '#2f2118', size: 1.4, tries: 200, opacity: 0.5}, random, (u, v) => (u + v) / 2)
    );
  });
  return [
    fill(soil, '#7a5a41'),
    `<g filter="url(#wash)">${fill(soil, '#4c3524')}</g>`,
    stipple(soil, {colour: '#2c1d12', size: 2.6, tries: 26, opacity: 0.55}, random, (_, v) => 0.35 + v * 0.3),
    stipple(soil, {colour: '#c3a17a', size: 2, tries: 12, opacity: 0.5}, random, () => 0.5),
    ...stones,
    `<g filter="url(#rough-line)">${stroke(surface, '#2c1d12', 5)}</g>`,
  ].join('');
}
