import {expect, test} from 'vitest';
import type {SidebarEntry} from '@/lib/content/model';
import {flatten} from './resolve-sidebars';
import {sidebarWindow} from './sidebar-window';

const links = (name: string, count: number): SidebarEntry[] =>
  Array.from({length: count}, (_, index) => ({
    kind: 'link',
    label: `${name} ${index}`,
    href: `/docs/${name}/${index}`,
  }));
const group = (label: string, count: number): SidebarEntry => ({
  kind: 'category',
  label,
  collapsed: true,
  items: links(label, count),
});
const labels = (entries: readonly SidebarEntry[]) => entries.map((entry) => (entry.kind === 'html' ? '' : entry.label));

test('a sidebar of a hundred pages is complete', () => {
  const entries = [group('soil', 50), group('seed', 50)];
  expect(sidebarWindow(entries, '/docs/soil/3')).toBe(entries);
});

test('in a larger one closed categories are links to their first page', () => {
  const [soil, seed] = sidebarWindow([group('soil', 20), group('seed', 200)], '/docs/soil/3');
  expect(soil).toMatchObject({kind: 'category', collapsed: false, items: links('soil', 20)});
  expect(seed).toEqual({kind: 'link', label: 'seed (200)', href: '/docs/seed/0'});
});

test('a long list shows only the part around the current page, with links to the rest', () => {
  const shown = labels(sidebarWindow(links('soil', 300), '/docs/Soil/100'));
  expect(shown).toHaveLength(27);
  expect(shown.slice(0, 2)).toEqual(['88 earlier: soil 87', 'soil 88']);
  expect(shown.slice(-2)).toEqual(['soil 112', '187 later: soil 113']);
});

test('at either end, and on a page outside of it, the window has the same length', () => {
  const long = links('soil', 300);
  expect(labels(sidebarWindow(long, '/docs/soil/0'))).toHaveLength(26);
  expect(labels(sidebarWindow(long, '/docs/soil/299')).at(-1)).toBe('soil 299');
  expect(labels(sidebarWindow(long, '/elsewhere'))[0]).toBe('soil 0');
});

test('every page of the largest sidebar is linked from another', () => {
  const long = [...links('soil', 150), group('seed', 130)];
  const all = flatten(long).map(({href}) => href);
  const reached = new Set(all.flatMap((path) => flatten(sidebarWindow(long, path)).map(({href}) => href)));
  expect([...reached].sort()).toEqual([...all].sort());
});
