import {expect, test} from 'vitest';
import {siteConfig} from '@/lib/config';
import {parseSidebars} from '@/lib/config/sidebars-schema';
import {check, doc, validArticle} from '@/tests/support/check-articles';
import type {Site} from './model';
import {settings} from './rules/links';

test('a dead link and a dead anchor', async () => {
  expect(
    await check(
      doc({body: '## Feet\n\nSee [feet](#feat), [the way](/docs/yoga/standin) and [home](docs/yoga/standing).'}),
    ),
  ).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:10:5  error (anchors)
      This article has no anchor #feat.
       10 | See [feet](#feat), [the way](/docs/yoga/standin) and [home](docs/yoga/standing).
          |     ^
      → did you mean #feet? the anchors there: feet

    content/docs/yoga/standing.mdx:10:20  error (links)
      There is no page /docs/yoga/standin.
       10 | See [feet](#feat), [the way](/docs/yoga/standin) and [home](docs/yoga/standing).
          |                    ^
      → did you mean /docs/yoga/standing?

    content/docs/yoga/standing.mdx:10:54  error (links)
      The link "docs/yoga/standing" is not an address of this site.
       10 | See [feet](#feat), [the way](/docs/yoga/standin) and [home](docs/yoga/standing).
          |                                                      ^
      → start it with /: /docs/yoga/standing"
  `);
});

test('links to generated files are valid', async () => {
  const body = '[Data](/docs/yoga/standing.json), [home](/index.json), [all](/sitemap.xml), [rules](/robots.txt).';
  expect(await check(doc({body}))).toBe('no faults');
  const few = await check(doc({body: '[Data](/docs/yoga/sitting.json), [news](/blog/tags/yoga/rss.xml).'}));
  expect(few.match(/There is no page .*/g)).toEqual([
    'There is no page /docs/yoga/sitting.json.',
    'There is no page /blog/tags/yoga/rss.xml.',
  ]);
  const posts = [1, 2, 3, 4, 5].map((day) => [`content/blog/2025-03-0${day}-a.mdx`, validArticle()]);
  const reported = await check({...Object.fromEntries(posts), ...doc({body: '[News](/blog/tags/yoga/rss.xml).'})});
  expect(reported).not.toContain('There is no page');
});

test("an empty address, that of a development server, and the site's own", async () => {
  const own = new URL('/docs/yoga/standing?a#b', siteConfig().url).href;
  const body = `[One](), [two](http://localhost:3000/docs/intro), http://127.0.0.1/.\n\nAnd [this](${own}).`;
  const reported = await check(doc({body}));
  expect(reported.replaceAll(new URL(own).origin, 'https://own.example')).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:8:1  error (links)
      The link has no address.
        8 | [One](), [two](http://localhost:3000/docs/intro), http://127.0.0.1/.
          | ^
      → write one in its parentheses, [words](/address), or remove the brackets

    content/docs/yoga/standing.mdx:8:10  error (links)
      The link leads to the reader's own computer: http://localhost:3000/docs/intro
        8 | [One](), [two](http://localhost:3000/docs/intro), http://127.0.0.1/.
          |          ^
      → write the path, starting at the /: /docs/intro

    content/docs/yoga/standing.mdx:8:51  error (links)
      The link leads to the reader's own computer: http://127.0.0.1/
        8 | [One](), [two](http://localhost:3000/docs/intro), http://127.0.0.1/.
          |                                                   ^
      → write the path, starting at the /: /

    content/docs/yoga/standing.mdx:10:5  error (links)
      The link includes the address of this site: https://own.example/docs/yoga/standing?a#b
       10 | And [this](https://own.example/docs/yoga/standing?a#b).
          |     ^
      → write the path, starting at the /: /docs/yoga/standing?a#b"
  `);
});

test("an alias, a page's address with its extension, and a file of public/ are valid", async () => {
  const files = {
    ...doc({
      frontMatter: {aliases: '[/standing]'},
      body: '[a](/standing), [b](/docs/yoga/standing.html) and [c](/plan.pdf).',
    }),
    'public/plan.pdf': '',
  };
  expect(await check(files)).toBe('no faults');
});

test('a dead anchor after the name of a file', async () => {
  const files = {
    ...doc({body: 'See [sitting](./sitting.mdx#chairs) and [its feet](sitting.mdx#feet).'}),
    'content/docs/yoga/sitting.mdx': validArticle({frontMatter: {title: '"Sitting"'}, body: '## Feet\n\nDown.'}),
  };
  const reported = await check(files);
  expect(reported).toContain('standing.mdx:8:5  error (anchors)\n  /docs/yoga/sitting has no anchor #chairs.');
  expect(reported.match(/error \(anchors\)/g)).toHaveLength(1);
});

test('a link to a missing file', async () => {
  expect(await check(doc({body: 'See [the other](./other.mdx).'}))).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:8:5  error (links)
      The link leads to a file that does not exist: ./other.mdx
        8 | See [the other](./other.mdx).
          |     ^
      → there is no content/docs/yoga/other.mdx; write the path of the file from here, or the address of the page"
  `);
});

test('an image without a file, and one from another site', async () => {
  expect(
    await check(doc({body: '![A foot](/img/foot.jpg)\n\n![A foot](https://x.example/foot.jpg)'})),
  ).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:8:1  error (allowed)
      The image /img/foot.jpg does not exist.
        8 | ![A foot](/img/foot.jpg)
          | ^
      → put it at public/img/foot.jpg, or correct the name; case counts

    content/docs/yoga/standing.mdx:10:1  error (allowed)
      The image https://x.example/foot.jpg is on another site.
       10 | ![A foot](https://x.example/foot.jpg)
          | ^
      → save it beside the article, or below public/, and write its path"
  `);
});

test('a dead link in the settings, with its place', () => {
  const link = (href: string) => ({type: 'link' as const, label: 'x', href});
  const sidebars = parseSidebars({
    sidebars: {yoga: [link('/docs/nope'), link('/docs/intro?a#b'), link('https://x.org')]},
  });
  const published = {articles: [], blog: {tags: []}};
  const site = {root: '/nowhere', files: [], published, byRoute: new Map(), routes: new Set(['/docs/intro']), sidebars};
  const faults = settings(site as unknown as Site);
  expect(faults.filter((fault) => fault.in?.startsWith('content/sidebars.ts'))).toEqual([
    {
      rule: 'settings',
      severity: 'error',
      problem: 'There is no page /docs/nope.',
      in: 'content/sidebars.ts, sidebars.yoga.0.href',
      fix: 'remove the link, or correct its address',
    },
  ]);
});

test('links in figures are checked like those in the text', async () => {
  const figure =
    '```figure\nkind: table\ntitle: Two\ncaption: "See [m](/docs/nope)."\ncolumns: [A, B]\nrows:\n  - ["x", "[o](#zzz)"]\n```';
  const report = await check(doc({body: `Text.\n\n${figure}`}));
  expect(report).toContain('There is no page /docs/nope.');
  expect(report).toContain('This article has no anchor #zzz.');
});
