import {afterEach, expect, test, vi} from 'vitest';
import {showLateFonts} from './late-fonts';

class FontFaceRule {
  constructor(public display: string) {}
  readonly style = {
    getPropertyValue: () => this.display,
    setProperty: (_: string, value: string) => {
      this.display = value;
    },
  };
}

afterEach(() => vi.unstubAllGlobals());

interface Loaded {
  readonly status?: FontFaceLoadStatus;
  readonly display?: FontDisplay;
  readonly came?: number;
}

/** What becomes of two rules in the page and one of another site's when a face came at `came` and the first paint was at 500. */
function show({status = 'loaded', display = 'optional', came = 900}: Loaded): string[] {
  vi.stubGlobal('performance', {
    getEntriesByName: () => [{startTime: 500}],
    getEntriesByType: () => [
      {name: '/a.woff2', responseEnd: came},
      {name: '/b.svg', responseEnd: 1000},
    ],
  });
  vi.stubGlobal('location', {origin: 'https://sunroot.example'});
  vi.stubGlobal('CSSFontFaceRule', FontFaceRule);
  const [ours, fallback, theirs] = ['optional', '', 'optional'].map((value) => new FontFaceRule(value));
  const page = {
    fonts: [{display, status}],
    styleSheets: [
      {href: null, cssRules: [ours, {}, fallback]},
      {href: 'https://elsewhere.example/a.css', cssRules: [theirs]},
      {href: 'https://sunroot.example/site.css', cssRules: []},
    ],
  };
  showLateFonts(page as unknown as Document);
  return [ours!.display, fallback!.display, theirs!.display];
}

test('fonts that came late are used', () => {
  expect(show({})).toEqual(['swap', '', 'optional']);
});

test.each([
  ['on its way', {status: 'loading'}],
  ['not optional', {display: 'auto'}],
  ['in time for the first paint', {came: 400}],
] as const)('a font that is %s changes nothing', (_, loaded) => {
  expect(show(loaded)).toEqual(['optional', '', 'optional']);
});
