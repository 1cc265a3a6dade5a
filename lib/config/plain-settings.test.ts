import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {Faults} from '@/lib/faults';
import {toleratedFaults} from '@/lib/memoize-files';

vi.mock('@/content/site', () => ({site: {title: 'Without the rest'}}));
vi.mock('@/content/sidebars', () => ({sidebars: {sidebars: {yogaSidebar: [{type: 'lnk'}]}}}));

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

test('development that starts with invalid settings shows plain ones and says what is wrong', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  const {siteConfig, sidebarsConfig} = await import('.');
  expect(siteConfig()).toMatchObject({navbar: {items: []}, colorMode: {defaultMode: 'light'}});
  expect(sidebarsConfig().sidebars).toMatchObject({yogaSidebar: []});
  const problems = toleratedFaults().map(({problem}) => problem);
  expect(problems).toContain('"tagline" is missing.');
  expect(problems).toContain('Unknown type "lnk".');
});

test('a build stops', async () => {
  const {siteConfig, sidebarsConfig} = await import('.');
  expect(siteConfig).toThrow('"tagline" is missing.');
  expect(sidebarsConfig).toThrow('Unknown type "lnk".');
});

test('a command that collects errors stops with those of both files when the sidebars are invalid', async () => {
  const {collectSettings} = await import('.');
  const collect = () => collectSettings(new Faults());
  expect(collect).toThrow('"tagline" is missing.');
  expect(collect).toThrow('Unknown type "lnk".');
});
