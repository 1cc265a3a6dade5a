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

/** What becomes of two rules of our own sheet and one of another site's when a face is `status`. */
function show(status: FontFaceLoadStatus, display: FontDisplay = 'optional'): string[] {
  vi.stubGlobal('location', {origin: 'https://sunroot.example'});
  vi.stubGlobal('CSSFontFaceRule', FontFaceRule);
  const [ours, fallback, theirs] = ['optional', '', 'optional'].map((value) => new FontFaceRule(value));
  const page = {
    fonts: [{display, status}],
    styleSheets: [
      {href: 'https://sunroot.example/site.css', cssRules: [ours, {}, fallback]},
      {href: 'https://elsewhere.example/a.css', cssRules: [theirs]},
      {href: null, cssRules: []},
    ],
  };
  showLateFonts(page as unknown as Document);
  return [ours!.display, fallback!.display, theirs!.display];
}

test('fonts that came late are used', () => {
  expect(show('loaded')).toEqual(['swap', '', 'optional']);
});

test('as long as none is there, nothing changes', () => {
  expect(show('loading')).toEqual(['optional', '', 'optional']);
  expect(show('loaded', 'auto')).toEqual(['optional', '', 'optional']);
});
