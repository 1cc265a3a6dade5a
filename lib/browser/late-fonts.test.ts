import {afterEach, describe, expect, test, vi} from 'vitest';
import {fetchHeldFonts, showLateFonts} from './late-fonts';

/** As in Firefox, a rule does not change: it can only be taken out and another put in. */
class FontFaceRule {
  readonly cssText: string;
  constructor(readonly display: string) {
    this.cssText = `@font-face { ${display && `font-display: ${display}; `}src: url("a.woff2"); }`;
  }
}

class Sheet {
  readonly cssRules: unknown[];
  constructor(
    readonly href: string | null,
    ...rules: unknown[]
  ) {
    this.cssRules = rules;
  }
  deleteRule(at: number): void {
    this.cssRules.splice(at, 1);
  }
  insertRule(text: string, at: number): void {
    this.cssRules.splice(at, 0, new FontFaceRule(/font-display: (\w+)/.exec(text)?.[1] ?? ''));
  }
  get displays(): string[] {
    return this.cssRules.filter((rule) => rule instanceof FontFaceRule).map(({display}) => display);
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
});

interface Loaded {
  readonly status?: FontFaceLoadStatus;
  readonly display?: FontDisplay;
  readonly came?: number;
}

/** What becomes of three rules in the page and one of another site's when a face came at `came` and the first paint was at 500. */
function show({status = 'loaded', display = 'optional', came = 900}: Loaded): string[] {
  dataset.letters = 'system';
  vi.stubGlobal('performance', {
    getEntriesByName: () => [{startTime: 500}],
    getEntriesByType: () => [
      {name: '/a.woff2', responseEnd: came},
      {name: '/b.svg', responseEnd: 1000},
    ],
  });
  vi.stubGlobal('location', {origin: 'https://sunroot.example'});
  vi.stubGlobal('CSSFontFaceRule', FontFaceRule);
  const [optional, plain] = [new FontFaceRule('optional'), new FontFaceRule('')];
  const own = new Sheet(null, optional, {}, plain, optional);
  const theirs = new Sheet('https://elsewhere.example/a.css', optional);
  const styleSheets = [own, theirs, new Sheet('https://sunroot.example/site.css')];
  showLateFonts({fonts: [{display, status}], styleSheets, documentElement: {dataset}} as unknown as Document);
  return [...own.displays, ...theirs.displays];
}

const dataset: {letters?: string} = {};

test.each(['loaded', 'error'] as const)('fonts that came late are used, in a browser that says “%s”', (status) => {
  expect(show({status})).toEqual(['swap', '', 'swap', 'optional']);
  expect(dataset).toEqual({});
});

test.each([
  ['on its way', {status: 'loading'}],
  ['not asked for', {status: 'unloaded'}],
  ['not optional', {display: 'auto'}],
  ['in time for the first paint', {came: 400}],
] as const)('a font that is %s changes nothing', (_, loaded) => {
  expect(show(loaded)).toEqual(['optional', '', 'optional', 'optional']);
  expect(dataset).toEqual({letters: 'system'});
});

describe('fonts that a page does without are fetched for the next one', () => {
  const fetched = (letters?: string, connection?: object) => {
    vi.stubGlobal('navigator', {connection});
    const load = vi.fn(async () => Promise.reject(new Error('offline')));
    const documentElement = {dataset: {letters}};
    fetchHeldFonts({fonts: [{load}, {load}], documentElement} as unknown as Document);
    return load.mock.calls.length;
  };

  test('where they were held back', () => expect(fetched('system')).toBe(2));

  test.each([
    ['where they were not', undefined, undefined],
    ['for readers who save data', 'system', {saveData: true}],
    ['on a 2G line', 'system', {effectiveType: '2g'}],
  ])('but not %s', (_, letters, connection) => expect(fetched(letters, connection)).toBe(0));
});
