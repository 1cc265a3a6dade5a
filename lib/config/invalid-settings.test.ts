import {beforeEach, expect, test, vi} from 'vitest';

vi.mock('@/content/site', () => ({site: {title: 'Without the rest'}}));
vi.mock('@/content/sidebars', () => ({sidebars: {sidebars: {yogaSidebar: [{type: 'lnk'}]}}}));

beforeEach(() => vi.resetModules());

test('invalid settings stop whatever reads them', async () => {
  const {siteConfig, sidebarsConfig} = await import('.');
  expect(siteConfig).toThrow('"tagline" is missing.');
  expect(sidebarsConfig).toThrow('Unknown type "lnk".');
});

test('a command stops with the errors of both files', async () => {
  const {requireSettings} = await import('.');
  expect(requireSettings).toThrow('"tagline" is missing.');
  expect(requireSettings).toThrow('Unknown type "lnk".');
});
