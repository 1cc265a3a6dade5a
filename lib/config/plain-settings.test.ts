import {afterEach, beforeEach, expect, test, vi} from 'vitest';
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
