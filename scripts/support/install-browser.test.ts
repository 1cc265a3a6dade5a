import {describe, expect, test} from 'vitest';
import {findFirefox} from './firefox.mjs';
import {ensureBrowser} from './install-browser.mjs';

interface Machine {
  readonly isRoot?: boolean;
  readonly hasApt?: boolean;
  /** The end of the command that makes the browser available; the others fail. */
  readonly worksWith?: string;
}

/** The path found in the end, and the commands run for it. */
async function ensure({isRoot = false, hasApt = true, worksWith}: Machine) {
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
  const found = await ensureBrowser(browser, {isRoot, hasApt, run, print: () => {}});
  return {found, commands};
}

const UPDATE = 'apt-get update -qq';
const INSTALL = 'apt-get install -y -qq --no-install-recommends';

describe('a browser for the tests', () => {
  test('is used when it is installed', async () => {
    expect(await ensure({isRoot: true, worksWith: ''})).toEqual({found: '/usr/bin/netscape', commands: []});
  });

  test('is installed from Debian’s packages as root, the first available one', async () => {
    expect(await ensure({isRoot: true, worksWith: 'netscape-esr'})).toEqual({
      found: '/usr/bin/netscape',
      commands: [UPDATE, `${INSTALL} netscape-esr`],
    });
    const {commands} = await ensure({isRoot: true, worksWith: `${INSTALL} netscape`});
    expect(commands).toEqual([UPDATE, `${INSTALL} netscape-esr`, `${INSTALL} netscape`]);
  });

  test.each([{isRoot: false}, {isRoot: true, hasApt: false}])('is downloaded elsewhere: %o', async (machine) => {
    expect(await ensure({...machine, worksWith: 'fetch-netscape'})).toEqual({
      found: '/usr/bin/netscape',
      commands: ['npx fetch-netscape'],
    });
  });

  test('is downloaded when Debian has no package, and missing when that also fails', async () => {
    const {found, commands} = await ensure({isRoot: true});
    expect(found).toBeUndefined();
    expect(commands.at(-1)).toBe('npx fetch-netscape');
  });
});

describe('the Firefox of the tests', () => {
  const find = (files: string[], named?: string) =>
    findFirefox({
      named,
      exists: (file) => files.includes(String(file)),
      downloads: async () =>
        [
          {browser: 'firefox', executablePath: '/cache/old/firefox'},
          {browser: 'firefox', executablePath: '/cache/new/firefox'},
          {browser: 'chrome', executablePath: '/cache/chrome'},
        ] as Awaited<ReturnType<NonNullable<NonNullable<Parameters<typeof findFirefox>[0]>['downloads']>>>,
    });
  const SYSTEM = ['/snap/bin/firefox', '/usr/bin/firefox', '/usr/bin/firefox-esr'];

  test('is the one that FIREFOX_PATH names, if it exists', async () => {
    expect(await find(['/opt/firefox', ...SYSTEM], '/opt/firefox')).toBe('/opt/firefox');
    expect(await find(SYSTEM, '/opt/firefox')).toBe('/usr/bin/firefox-esr');
  });

  test('is the system’s rather than a downloaded one', async () => {
    const fetched = ['/cache/old/firefox', '/cache/new/firefox', '/cache/chrome'];
    expect(await find(['/snap/bin/firefox', ...fetched])).toBe('/snap/bin/firefox');
    expect(await find(fetched)).toBe('/cache/new/firefox');
    expect(await find(['/cache/chrome'])).toBeUndefined();
  });
});
