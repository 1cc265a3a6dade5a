import {describe, expect, test} from 'vitest';
import {compileText} from '@/tests/support/compile';

const routes = {
  'content/docs/yoga/begin.mdx': '/docs/yoga/begin',
  'content/docs/intro.mdx': '/docs/intro',
  'content/docs/yoga/day #1.mdx': '/docs/yoga/day-1',
  'content/blog/2025-03-03-a-walk.mdx': '/blog/2025-03-03-a-walk',
};

describe('links between Markdown files', () => {
  test.each([
    ['begin.mdx', '/docs/yoga/begin'],
    ['./begin.mdx', '/docs/yoga/begin'],
    ['../intro.mdx', '/docs/intro'],
    ['../../blog/2025-03-03-a-walk.mdx', '/blog/2025-03-03-a-walk'],
    ['/content/docs/intro.mdx', '/docs/intro'],
    ['day%20%231.mdx', '/docs/yoga/day-1'],
    ['begin.mdx#breath', '/docs/yoga/begin#breath'],
    ['begin.mdx?a=1#breath', '/docs/yoga/begin?a=1#breath'],
  ])('%s becomes %s', async (written, route) => {
    const {html, found} = await compileText(`[x](${written})`, {routes});
    expect(html).toBe(`<p><a href="${route}">x</a></p>`);
    expect(found.links).toEqual([{url: route, line: 1, column: 1}]);
  });

  test('a missing file causes a warning with its place, and the link stays', async () => {
    const {html, found} = await compileText('See [x](gone.mdx).', {routes, bodyLine: 8});
    expect(html).toContain('href="gone.mdx"');
    expect(found.warnings).toMatchInlineSnapshot(`
      [
        {
          "column": 5,
          "file": "content/docs/yoga/x.mdx",
          "fix": "there is no content/docs/yoga/gone.mdx; write the path of the file from here, or the address of the page",
          "line": 8,
          "problem": "The link leads to a file that does not exist: gone.mdx",
        },
      ]
    `);
    expect(found.links).toEqual([]);
  });

  test('a name with a broken escape is a file that does not exist', async () => {
    expect((await compileText('[x](a%ff.mdx)', {routes})).found.warnings).toHaveLength(1);
  });

  test('addresses of this site get the base path, but not in the list of links', async () => {
    const {html, found} = await compileText('[x](begin.mdx) [y](/blog)', {routes, basePath: '/sub'});
    expect(html).toContain('href="/sub/docs/yoga/begin"');
    expect(html).toContain('href="/sub/blog"');
    expect(found.links).toEqual([
      {url: '/docs/yoga/begin', line: 1, column: 1},
      {url: '/blog', line: 1, column: 16},
    ]);
  });
});

describe('links to other places', () => {
  test('another site opens in a new tab and says so', async () => {
    expect((await compileText('[NHS](https://www.nhs.uk/)')).html).toBe(
      '<p><a href="https://www.nhs.uk/" target="_blank" rel="noopener noreferrer">NHS<span class="external" role="img" aria-label=" (opens in new tab)"></span></a></p>',
    );
  });

  test('a bare address becomes a link to another site', async () => {
    expect((await compileText('See https://www.nhs.uk/ first.')).html).toContain('rel="noopener noreferrer"');
  });

  test.each(['#breath', 'mailto:a@b.org', 'tel:988'])('%s stays as it is', async (address) => {
    const {html, found} = await compileText(`[x](${address})`, {basePath: '/sub'});
    expect(html).toBe(`<p><a href="${address}">x</a></p>`);
    expect(found.links).toEqual([]);
  });

  test('an address in capitals is still another site', async () => {
    expect((await compileText('[x](HTTPS://www.nhs.uk/)')).html).toContain('target="_blank"');
  });
});
