import {parse} from 'parse5';
import {describe, expect, test} from 'vitest';
import {SiteError} from '@/lib/errors';
import {compileText} from '@/tests/support/compile';
import {ATTRIBUTES, DRAWINGS, ELEMENTS, NESTING, PROGRAMS, SCHEMES, type Vector} from './vectors';

const groups: Readonly<Record<string, readonly Vector[]>> = {
  elements: ELEMENTS,
  drawings: DRAWINGS,
  attributes: ATTRIBUTES,
  'address schemes': SCHEMES,
  programs: PROGRAMS,
  nesting: NESTING,
};

describe.each(Object.entries(groups))('%s', (_, vectors) => {
  test.each(vectors)('$what is refused with a place and a fix', async ({body, format, message}) => {
    const error: unknown = await compileText(body, {format}).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(SiteError);
    const text = (error as SiteError).message;
    expect(text).toContain(message);
    expect(text).toContain(`content/docs/yoga/x.${format ?? 'mdx'}`);
    expect(text).toMatch(/\n\s+fix: \S/);
  });
});

test('there are at least sixty vectors', () => {
  expect(Object.values(groups).flat().length).toBeGreaterThanOrEqual(60);
});

/** Text that looks dangerous must stay text. */
const HARMLESS: readonly (readonly [string, string, 'md' | 'mdx'])[] = [
  ['code', '```html\n<script>alert(1)</script>\n```', 'mdx'],
  ['code in a sentence', 'Write `<img src=x onerror=alert(1)>`.', 'mdx'],
  ['entities', '&lt;script&gt;alert(1)&lt;/script&gt;', 'md'],
  ['numeric entities', '&#60;img src=x onerror=alert(1)&#62;', 'md'],
  ['escaped brackets', '\\<script>alert(1)\\</script>', 'md'],
  ['a title that closes its attribute', '[x](https://a.example "\\" onmouseover=\\"alert(1)")', 'md'],
  ['an alternative text that closes its attribute', '[\\" onclick=\\"x](https://a.example)', 'md'],
  ['an address that closes its attribute', '[x](https://a.example/"onmouseover="alert(1))', 'md'],
  ['an entity of a control character before a scheme', '[x](&#1;javascript:alert(1))', 'md'],
  ['a heading id', '## Words {#ok-id}', 'md'],
  ['a table cell', '| a |\n|---|\n| \\<script>x\\</script> |', 'md'],
  ['a footnote', 'Text[^1]\n\n[^1]: \\<script>x\\</script>', 'md'],
  ['an e-mail address', '<someone@a.example>', 'md'],
];

interface Node {
  readonly tagName?: string;
  readonly attrs?: readonly {readonly name: string; readonly value: string}[];
  readonly childNodes?: readonly Node[];
}

function elementsOf(node: Node): Node[] {
  return [...(node.tagName ? [node] : []), ...(node.childNodes ?? []).flatMap(elementsOf)];
}

test.each(HARMLESS)('%s stays text', async (_, body, format) => {
  const {html} = await compileText(body, {format});
  for (const {tagName, attrs = []} of elementsOf(parse(html) as Node)) {
    expect(['script', 'img', 'svg', 'iframe', 'style']).not.toContain(tagName);
    for (const {name, value} of attrs) {
      expect(name).not.toMatch(/^on|^style$|^srcdoc$/);
      expect(value).not.toMatch(/^\s*javascript:/i);
    }
  }
});
