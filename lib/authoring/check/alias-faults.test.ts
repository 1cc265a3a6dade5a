import {expect, test} from 'vitest';
import {check, validArticle} from '@/tests/support/check-articles';

test('an alias that is taken', async () => {
  const files = {
    'content/docs/yoga/standing.mdx': validArticle(),
    'content/docs/yoga/sitting.mdx': validArticle({
      frontMatter: {title: '"Sitting"', description: '"Another description."', aliases: '[/docs/yoga/standing]'},
    }),
  };
  expect(await check(files)).toMatchInlineSnapshot(`
    "content/docs/yoga/sitting.mdx:6:11  error (aliases)
      The alias "/docs/yoga/standing" is taken by the page /docs/yoga/standing.
        6 | aliases: [/docs/yoga/standing]
          |           ^
      → remove the alias; an address leads to one page"
  `);
});

test('an alias that is also a page, and a page that replaces one, beside any other fault', async () => {
  const files = {
    'content/docs/yoga/standing.mdx': validArticle({frontMatter: {aliases: '[/blog, /_next/x]'}}),
    'content/docs/yoga/sitting.mdx': validArticle({
      frontMatter: {title: '"Sitting"', description: '"Another one."', tags: '[nope]'},
    }),
    'content/pages/search.md': validArticle({
      frontMatter: {title: '"Find"', description: '"Where everything is found."'},
    }),
  };
  expect(await check(files)).toMatchInlineSnapshot(`
    "content/docs/yoga/sitting.mdx:4:8  error (tags)
      Unknown tag "nope".
        4 | tags: [nope]
          |        ^
      → use a tag of content/tags.yml, or add it there with a label and a description

    content/docs/yoga/standing.mdx:6:11  error (aliases)
      The alias "/blog" is taken by the page /blog.
        6 | aliases: [/blog, /_next/x]
          |           ^
      → remove the alias; an address leads to one page

    content/docs/yoga/standing.mdx:6:18  error (aliases)
      The alias "/_next/x" cannot be an address.
        6 | aliases: [/blog, /_next/x]
          |                  ^
      → write a path such as /old/name, of letters, digits, - _ ' . ~, that does not start with _next, data, covers, cards, images, previews

    content/pages/search.md  error (address)
      "search" is reserved for the site itself.
      → rename the file"
  `);
});

test('each of several on one line, but none of a key that is reported as a whole', async () => {
  const reported = (aliases: string) =>
    check({'content/docs/yoga/standing.mdx': validArticle({frontMatter: {aliases}})});
  expect(await reported('[/docs/yoga/standing, /feed.xml]')).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:6:11  error (aliases)
      The alias "/docs/yoga/standing" is taken by the page /docs/yoga/standing.
        6 | aliases: [/docs/yoga/standing, /feed.xml]
          |           ^
      → remove the alias; an address leads to one page

    content/docs/yoga/standing.mdx:6:32  error (aliases)
      The alias "/feed.xml" is the name of a file.
        6 | aliases: [/docs/yoga/standing, /feed.xml]
          |                                ^
      → remove the .xml at its end: an alias is the address of a page; for a removed file, add a redirect at the host"
  `);
  expect(await reported('[/feed.xml, old]')).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:6:22  error (front-matter)
      "aliases.1" is not valid: "old".
        6 | aliases: [/feed.xml, old]
          |                      ^
      → a path that starts with "/" and has no spaces"
  `);
  expect(await reported('[/old/standing]')).toBe('no faults');
});
