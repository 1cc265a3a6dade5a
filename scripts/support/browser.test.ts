import {afterEach, describe, expect, test, vi} from 'vitest';
import {ensureBrowser, findBrowser, findFirefox} from './browser.mjs';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/** The path found in the end, and the commands run for it. `worksWith` ends the one that makes the browser available. */
async function ensure(worksWith?: string) {
  vi.spyOn(console, 'log').mockReturnValue();
  const commands: string[] = [];
  let path = worksWith === '' ? '/usr/bin/netscape' : undefined;
  const browser = {
    name: 'Netscape',
    find: async () => path,
    packages: ['netscape-esr', 'netscape'],
    download: ['npx', 'fetch-netscape'],
  };
  const run = (...words: string[]) => {
    commands.push(words.join(' '));
    const isGood = worksWith !== undefined && words.join(' ').endsWith(worksWith);
    if (isGood) path = '/usr/bin/netscape';
    return isGood;
  };
  return {found: await ensureBrowser(browser, run), commands};
}

describe('a browser for the tests', () => {
  test('is used when it is installed', async () => {
    expect(await ensure('')).toEqual({found: '/usr/bin/netscape', commands: []});
  });

  test('is downloaded where Debian has no package, and missing when that also fails', async () => {
    const {found, commands} = await ensure('fetch-netscape');
    expect([found, commands.at(-1)]).toEqual(['/usr/bin/netscape', 'npx fetch-netscape']);
    expect((await ensure()).found).toBeUndefined();
  });

  test.runIf(process.getuid?.() === 0)(
    'is installed from Debian’s packages as root, the first available one',
    async () => {
      const {found, commands} = await ensure('recommends netscape');
      expect(found).toBe('/usr/bin/netscape');
      expect(commands.slice(1).map((command) => command.split(' ').at(-1))).toEqual(['netscape-esr', 'netscape']);
    },
  );

  test('is the one that its variable names, if it exists', async () => {
    vi.stubEnv('CHROMIUM_PATH', process.execPath);
    vi.stubEnv('FIREFOX_PATH', process.execPath);
    expect([findBrowser(), await findFirefox()]).toEqual([process.execPath, process.execPath]);
    vi.stubEnv('FIREFOX_PATH', '/opt/none');
    expect(await findFirefox()).not.toBe('/opt/none');
  });
});
