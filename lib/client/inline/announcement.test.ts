import {afterEach, expect, test, vi} from 'vitest';
import {announcement} from './announcement';

afterEach(() => vi.unstubAllGlobals());

const OPTIONS = {id: 'spring', idKey: 'id', dismissedKey: 'dismissed'};

/** Runs the script as the page does: from its text, with only the browser around it. */
function run(stored: Record<string, string> | 'blocked', options = OPTIONS) {
  const dataset: Record<string, string> = {};
  const values = new Map(Object.entries(stored === 'blocked' ? {} : stored));
  const attempt = <T>(action: () => T) => {
    if (stored === 'blocked') throw new DOMException('denied');
    return action();
  };
  let onClick: (event: object) => void = () => {};
  vi.stubGlobal('document', {documentElement: {dataset}});
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => attempt(() => values.get(key) ?? null),
    setItem: (key: string, value: string) => attempt(() => values.set(key, value)),
  });
  vi.stubGlobal('addEventListener', (_: string, listener: typeof onClick) => {
    onClick = listener;
  });
  new Function(`(${announcement.toString()})(${JSON.stringify(options)})`)();
  const press = (isButton: boolean) => onClick({target: {closest: () => (isButton ? {} : null)}});
  return {isHidden: () => dataset.announcement === 'dismissed', press, values};
}

test.each([
  ['that was closed stays hidden', {id: 'spring', dismissed: 'true'}, true],
  ['with a new id shows at once', {id: 'winter', dismissed: 'true'}, false],
  ['that was shown but not closed shows again', {id: 'spring'}, false],
  ['shows when storage is blocked', 'blocked', false],
] as const)('an announcement %s', (_, stored, isHidden) => expect(run(stored).isHidden()).toBe(isHidden));

test('a click on its button closes it for good, a click elsewhere does nothing', () => {
  const {isHidden, press, values} = run({id: 'winter'});
  press(false);
  expect(isHidden()).toBe(false);
  press(true);
  expect(isHidden()).toBe(true);
  expect([...values]).toEqual([
    ['id', 'spring'],
    ['dismissed', 'true'],
  ]);
});

test('with blocked storage it stays closed until the page is left', () => {
  const {isHidden, press} = run('blocked');
  press(true);
  expect(isHidden()).toBe(true);
});
