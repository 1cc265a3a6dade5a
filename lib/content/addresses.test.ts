import {describe, expect, test} from 'vitest';
import {sections} from '@/lib/sections';
import {FIXED_PAGES} from '@/lib/site/routing/fixed-pages';
import {article, contentOf} from '@/tests/support/project';

const POST = 'content/blog/2025-03-03-a-walk.mdx';

describe('addresses', () => {
  test('two files whose addresses differ only in case are refused', () => {
    expect(() =>
      contentOf({'content/docs/yoga/Begin.mdx': article(), 'content/docs/yoga/begin.md': article()}),
    ).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: Two pages have the address /docs/yoga/begin (ignoring case).
        in: content/docs/yoga/begin.md
        fix: rename this one, or the one in content/docs/yoga/Begin.mdx]
    `);
  });

  test('a slug in the front matter can collide with a file name', () => {
    expect(() =>
      contentOf({
        'content/blog/2025-03-03-a-walk.mdx': article(),
        'content/blog/2025-03-03-another.mdx': article('slug: A-Walk'),
      }),
    ).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: Two pages have the address /blog/2025-03-03-A-Walk (ignoring case).
        in: content/blog/2025-03-03-another.mdx:4:1
        fix: change this slug, or the address of content/blog/2025-03-03-a-walk.mdx]
    `);
  });

  test('two generated category pages cannot share an address', () => {
    const link = {type: 'generated-index', slug: 'start', title: 'Start', description: 'Begin here.'} as const;
    const category = {type: 'category', label: 'Start', link, items: ['intro']} as const;
    expect(() =>
      contentOf(
        {},
        {sidebars: {sidebars: {a: [{...category, items: ['intro']}], b: [{...category, items: ['intro']}]}}},
      ),
    ).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: Two pages have the address /docs/category/start (ignoring case).
        in: content/sidebars.ts
        fix: give one of them another slug]
    `);
  });

  test.each(['index', 'Tags', 'archive', 'page', 'category', '404', 'con'])('the name %s is reserved', (name) => {
    expect(() => contentOf({[`content/docs/yoga/${name}.mdx`]: article()})).toThrow(
      `"${name}" is reserved for the site itself.`,
    );
  });

  test('a reserved name is refused with the file', () => {
    expect(() => contentOf({'content/docs/tags.mdx': article()})).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: "tags" is reserved for the site itself.
        in: content/docs/tags.mdx
        fix: rename the file]
    `);
  });

  const ownAddresses = Object.values(FIXED_PAGES).map(({path}) => path.split('/')[1]);

  test.each([...new Set(ownAddresses), 'Docs', 'routes', 'dev'])('a page cannot be called %s', (name) => {
    expect(() => contentOf({[`content/pages/${name}.md`]: article()})).toThrow('reserved for the site itself');
  });

  test.each(['a b', 'é', '-a', 'a%20b', 'a+b', 'a.'])('"%s" cannot be part of an address', (name) => {
    expect(() => contentOf({[`content/docs/yoga/${name}.mdx`]: article()})).toThrow('cannot be part of an address');
  });

  test('an invalid file name is reported with the allowed characters', () => {
    expect(() => contentOf({'content/docs/yoga/my article.mdx': article()})).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: "my article" cannot be part of an address.
        in: content/docs/yoga/my article.mdx
        fix: rename the file: use letters, digits, - _ ' . ~ and start with a letter or digit]
    `);
  });

  test('an invalid slug is reported in the front matter', () => {
    expect(() =>
      contentOf({'content/docs/yoga/x.mdx': article('slug: ../../etc')}),
    ).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: "../../etc" cannot be part of an address.
        in: content/docs/yoga/x.mdx:4:1
        fix: choose another slug: use letters, digits, - _ ' . ~ and start with a letter or digit]
    `);
  });

  test('a slug with a known file extension is refused', () => {
    expect(() =>
      contentOf({'content/docs/yoga/x.mdx': article('slug: data.json')}),
    ).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: "data.json" would be taken for a file name.
        in: content/docs/yoga/x.mdx:4:1
        fix: choose another slug: remove the .json at its end]
    `);
  });

  test.each(['.js', '.css', '.svg', '.webmanifest', '.html', '.md', '.mdx', '.JSON'])(
    'no slug ends in %s',
    (ending) => {
      const reported = `"x${ending}" would be taken for a file name.`;
      expect(() => contentOf({'content/docs/yoga/x.mdx': article(`slug: x${ending}`)})).toThrow(reported);
      expect(() => contentOf({[`content/docs/yoga/x${ending}.mdx`]: article()})).toThrow(reported);
    },
  );

  test('a slug has at most 120 characters', () => {
    expect(() =>
      contentOf({'content/docs/yoga/x.mdx': article(`slug: ${'a'.repeat(121)}`)}),
    ).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: The slug has 121 characters.
        in: content/docs/yoga/x.mdx:4:1
        fix: choose another slug: use at most 120]
    `);
  });

  test('the kinds of slug that docs/specification.md names are accepted', () => {
    const {docs} = contentOf({
      'content/docs/gardening/The-Gardener_s-Year.mdx': article(),
      "content/docs/yoga/it's~1.0.mdx": article(),
    });
    expect(docs.all.map(({route}) => route)).toEqual([
      '/docs/intro',
      '/docs/gardening/The-Gardener_s-Year',
      "/docs/yoga/it's~1.0",
    ]);
  });
});

describe('the names of posts', () => {
  test('a post whose name does not start with a day is refused', () => {
    expect(() => contentOf({'content/blog/a-walk.mdx': article()})).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: "a-walk" does not start with a calendar day.
        in: content/blog/a-walk.mdx
        fix: name the file YYYY-MM-DD-title-slug.mdx]
    `);
  });

  test('a day that does not exist is refused', () => {
    expect(() => contentOf({'content/blog/2023-02-29-a-walk.mdx': article()})).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: "2023-02-29-a-walk" does not start with a calendar day.
        in: content/blog/2023-02-29-a-walk.mdx
        fix: name the file YYYY-MM-DD-title-slug.mdx]
    `);
  });

  test('a date in the front matter that differs from the file name is refused', () => {
    expect(() => contentOf({[POST]: article('date: 2025-03-04')})).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: The date 2025-03-04 differs from the date in the file name, 2025-03-03.
        in: content/blog/2025-03-03-a-walk.mdx:4:1
        fix: remove the date from the front matter, or rename the file]
    `);
  });

  test('the route is day and slug, and the front matter may repeat the day', () => {
    const {blog} = contentOf({[POST]: article('date: 2025-03-03\nslug: a-long-walk')});
    expect(blog.listed).toMatchObject([
      {
        route: '/blog/2025-03-03-a-long-walk',
        slug: '2025-03-03-a-long-walk',
        date: '2025-03-03',
        updated: '2025-03-03',
      },
    ]);
  });
});

describe('folders', () => {
  test('docs nest only one folder deep', () => {
    expect(() => contentOf({'content/docs/yoga/poses/tree.mdx': article()})).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: Docs can only be one folder deep.
        in: content/docs/yoga/poses/tree.mdx
        fix: move the file into its section]
    `);
  });

  test('a folder that is no section is reported with the existing sections', () => {
    const known = sections.map(({id}) => id).join(', ');
    expect(() => contentOf({'content/docs/gardning/soil.mdx': article()})).toThrow(
      [
        'Unknown section "gardning".',
        '  in: content/docs/gardning/soil.mdx',
        `  fix: did you mean "gardening"? use one of: ${known}; or add a row to content/sections.ts`,
      ].join('\n'),
    );
  });

  test('pages cannot be in folders', () => {
    expect(() => contentOf({'content/pages/legal/terms.md': article()})).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: Pages cannot be in folders.
        in: content/pages/legal/terms.md
        fix: move the file to content/pages, or make it a doc]
    `);
  });

  test('posts may be sorted into folders; their addresses stay the same', () => {
    const {blog} = contentOf({'content/blog/2025/2025-03-03-a-walk.mdx': article()});
    expect(blog.listed[0]?.route).toBe('/blog/2025-03-03-a-walk');
  });
});
