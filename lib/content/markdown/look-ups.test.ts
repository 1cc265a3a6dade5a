import {expect, test} from 'vitest';
import type {Picture} from '@/lib/images/picture';
import {areUnchanged, type LookUps, recordLookUps} from './look-ups';

const picture: Picture = {src: '/images/a.svg', width: 4, height: 3, avif: [], webp: []};
const project: LookUps = {
  routeOfFile: (file) => (file === 'content/y.md' ? '/y' : undefined),
  hasFile: (file) => file === 'content/a.svg',
  picture: async () => picture,
};

test('recorded look-ups return the same answers, and are valid while each of them would', async () => {
  const {lookUps, recorded} = recordLookUps(project);
  expect(lookUps.routeOfFile('content/y.md')).toBe('/y');
  expect(lookUps.routeOfFile('content/gone.md')).toBeUndefined();
  expect(lookUps.hasFile('content/a.svg')).toBe(true);
  expect(await lookUps.picture?.('content/a.svg')).toBe(picture);
  expect(recorded.map(([way, file]) => [way, file])).toEqual([
    ['routeOfFile', 'content/y.md'],
    ['routeOfFile', 'content/gone.md'],
    ['hasFile', 'content/a.svg'],
    ['picture', 'content/a.svg'],
  ]);
  const cached = JSON.parse(JSON.stringify(recorded)) as typeof recorded;
  expect(await areUnchanged(cached, project)).toBe(true);
  const changes: Partial<LookUps>[] = [
    {routeOfFile: () => '/y'},
    {routeOfFile: () => undefined},
    {hasFile: () => false},
    {picture: async () => ({...picture, width: 5})},
    {picture: () => Promise.reject(new Error('damaged'))},
  ];
  for (const change of changes) expect(await areUnchanged(cached, {...project, ...change})).toBe(false);
});

test('without generated pictures, none is looked up', () => {
  expect(recordLookUps({...project, picture: undefined}).lookUps.picture).toBeUndefined();
});
