import {afterEach, describe, expect, test, vi} from 'vitest';
import {STORAGE_KEYS} from '@/lib/client/behavior/storage-keys';
import {barePath} from '@/lib/paths';
import {runBeforePaint as run, TINTS} from '@/tests/support/before-paint';

afterEach(() => vi.unstubAllGlobals());

describe('the colour mode before paint', () => {
  test('is light, whatever the system prefers, until the reader chooses', () => {
    expect(run({prefersDark: true})).toMatchObject({theme: 'light', choice: 'light'});
  });

  test("is what the reader chose, and so is the colour of the browser's own bar", () => {
    const page = run({stored: {theme: 'dark'}});
    expect(page).toMatchObject({theme: 'dark', choice: 'dark'});
    expect([run().tint(), page.tint()]).toEqual([TINTS.light, TINTS.dark]);
  });

  test('follows the system when configured so and nothing is chosen', () => {
    const options = {fallback: 'system'} as const;
    expect(run({prefersDark: true, options})).toMatchObject({theme: 'dark', choice: 'system'});
    expect(run({prefersDark: true, stored: {theme: 'light'}, options})).toMatchObject({theme: 'light'});
  });

  test.each(['sepia', 'system'])('ignores and removes %s', (theme) => {
    const page = run({stored: {theme}});
    expect(page).toMatchObject({theme: 'light', choice: 'light'});
    expect(page.values.has('theme')).toBe(false);
  });

  test('is the default when the toggle is disabled, whatever is stored', () => {
    const page = run({stored: {theme: 'dark'}, options: {themeKey: undefined}});
    page.changeElsewhere(null);
    expect(page.root.dataset.theme).toBe('light');
    expect(page.values.get('theme')).toBe('dark');
  });

  test('is the default when storage is blocked, until the reader chooses', () => {
    const {root, happen} = run({stored: 'blocked', options: {fallback: 'dark'}});
    expect(root.dataset.theme).toBe('dark');
    // the toggle
    dispatchEvent(new StorageEvent('storage', {key: STORAGE_KEYS.theme, newValue: 'light'}));
    expect(root.dataset.theme).toBe('light');
    happen.get('pageshow')!();
    expect(root.dataset.theme).toBe('light');
  });

  test.each([
    ['a choice in another tab', 'storage', 'dark', 'dark'],
    ['junk in another tab', 'storage', 'sepia', 'light'],
    ['the removal of the key in another tab', 'storage', undefined, 'light'],
    ['a choice made while the browser kept the page in its memory', 'pageshow', 'dark', 'dark'],
    ['a choice made while next-themes began', 'sunroot:ready', 'dark', 'dark'],
  ] as const)('follows %s, and reports it as next-themes does', (_, event, theme, mode) => {
    const {root, happen, changeElsewhere, events, tint, values} = run({
      stored: {theme: mode === 'dark' ? 'light' : 'dark'},
    });
    values.delete('theme');
    if (theme) values.set('theme', theme);
    // next-themes would write its default for a removed key
    if (event === 'storage') expect(changeElsewhere()).toBe(true);
    else happen.get(event)!();
    expect(root.dataset).toMatchObject({theme: mode, choice: mode});
    expect(events.at(-1)).toBe(mode);
    expect(tint()).toBe(TINTS[mode]);
  });

  test('ignores other keys', () => {
    const {changeElsewhere, events} = run({stored: {theme: 'dark'}});
    expect(changeElsewhere('sunroot.consent')).toBe(false);
    expect(events).toEqual(['dark']);
  });

  test.each([
    ['the system, where that counts', {}, 'system', 'dark'],
    ['nothing but the choice, where there is one', {theme: 'light'}, 'system', 'light'],
    ['nothing, where the system does not count', {}, 'light', 'light'],
  ] as const)('follows %s', (_, stored, fallback, theme) => {
    const {root, system} = run({stored, options: {fallback}});
    system.matches = true;
    system.onchange!();
    expect(root.dataset.theme).toBe(theme);
  });

  test('writes nothing before the reader chooses', () => {
    expect(run().values.size).toBe(0);
  });
});

test('a hidden sidebar stays hidden', () => {
  expect(run({stored: {[STORAGE_KEYS.docsSidebar]: 'hidden'}})).toMatchObject({docsSidebar: 'hidden'});
  expect(run()).not.toHaveProperty('docsSidebar');
  const options = {sidebarKey: undefined};
  expect(run({stored: {[STORAGE_KEYS.docsSidebar]: 'hidden'}, options})).not.toHaveProperty('docsSidebar');
});

test.each([
  ['that was closed stays hidden', {id: 'spring', dismissed: 'true'}, true],
  ['with a new id shows at once', {id: 'winter', dismissed: 'true'}, false],
  ['that was shown but not closed shows again', {id: 'spring'}, false],
  ['shows when storage is blocked', 'blocked', false],
] as const)('an announcement %s', (_, stored, isHidden) => {
  expect(run({stored}).root.dataset.announcement).toBe(isHidden ? 'dismissed' : undefined);
  expect(run({stored, options: {announcement: undefined}}).root.dataset).not.toHaveProperty('announcement');
});

describe('the address', () => {
  test.each(['/', '/index.html', '/docs/intro', '/docs/intro/', '/docs/intro.html', '/docs/intro/index.html?q=1#a'])(
    '%s becomes the bare path of the application',
    (address) => {
      const bare = barePath(address);
      expect(run({address}).address).toBe(bare === address ? undefined : bare);
    },
  );

  test('of the not-found page stays', () => {
    expect(run({address: '/404.html'}).address).toBeUndefined();
    expect(run({address: 'https://sunroot.example//docs/intro'}).address).toBe('/docs/intro');
  });
});

describe('fonts', () => {
  test('are used together, before the first paint', async () => {
    const {fonts} = run();
    expect(fonts.requested).toEqual(['/fonts/fraunces.woff2', '/fonts/atkinson.woff2']);
    fonts.arrive('/fonts/fraunces.woff2');
    await settled();
    expect(fonts.used).toEqual([]);
    fonts.arrive('/fonts/atkinson.woff2');
    await settled();
    expect(fonts.used).toEqual(['fraunces', 'atkinson']);
  });

  test('that load later are for the next page', async () => {
    const {fonts, happen} = run();
    happen.get('frame')!();
    for (const address of fonts.requested) fonts.arrive(address);
    await settled();
    expect(fonts.used).toEqual([]);
    happen.get('sunroot:page')!();
    expect(fonts.used).toEqual(['fraunces', 'atkinson']);
  });

  test('are not used when one of them does not load', async () => {
    const {fonts} = run();
    fonts.arrive('/fonts/fraunces.woff2');
    fonts.arrive('/fonts/atkinson.woff2', 404);
    await settled();
    expect(fonts.used).toEqual([]);
  });

  test.each([
    ['readers who save data', {saveData: true}],
    ['2G', {effectiveType: 'slow-2g'}],
  ])('are not loaded for %s', (_, connection) => {
    expect(run({connection}).fonts.requested).toEqual([]);
  });
});

const settled = () => new Promise((done) => setImmediate(done));

describe('parts waiting for the style sheet are hidden', () => {
  test.each([
    ['below the first screen', {}, 'below'],
    ['all of it, when the reader comes to a place', {address: '/docs/intro#help'}, 'all'],
    ['all of it, when the reader comes back', {visit: 'back_forward'}, 'all'],
  ] as const)('%s', (_, page, styled) => expect(run(page).root.dataset.unstyled).toBe(styled));

  test.each([
    ['until the page is read, where the sheet is there by then', 'DOMContentLoaded', {}],
    ['for three seconds at most, when the reader comes to a place', '3000 ms', {address: '/a#b', isStyled: false}],
  ] as const)('%s', (_, event, page) => {
    const {root, happen} = run(page);
    happen.get(event)!();
    expect(root.dataset).not.toHaveProperty('unstyled');
  });

  test.each(['onload', 'onerror'] as const)('at the latest until its %s', (event) => {
    const {root, happen, link} = run({isStyled: false});
    happen.get('DOMContentLoaded')!();
    expect(root.dataset.unstyled).toBe('below');
    link[event]!();
    expect(root.dataset).not.toHaveProperty('unstyled');
  });
});
