import {afterEach, describe, expect, test, vi} from 'vitest';
import {site} from '@/content/site';
import {parseSite} from '@/lib/config/parse';
import {article, contentOf} from '@/tests/support/project';

afterEach(() => vi.restoreAllMocks());

const TAGS = 'yoga:\n  label: Yoga\n  description: Poses and breath.\nsleep:\n  label: Sleep\n  description: Rest.\n';
const POST = 'content/blog/2025-03-03-a-walk.mdx';

describe('addresses', () => {
  test('two files whose addresses differ only in case are refused', () => {
    expect(() =>
      contentOf({'content/docs/yoga/Begin.mdx': article(), 'content/docs/yoga/begin.md': article()}),
    ).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: Two pages have the address /docs/yoga/begin (upper and lower case do not count).
        in: content/docs/yoga/begin.md
        fix: rename this one, or the one in content/docs/yoga/Begin.mdx]
    `);
  });

  test('a slug of the front matter can collide with a file name', () => {
    expect(() =>
      contentOf({
        'content/blog/2025-03-03-a-walk.mdx': article(),
        'content/blog/2025-03-03-another.mdx': article('slug: A-Walk'),
      }),
    ).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: Two pages have the address /blog/2025-03-03-A-Walk (upper and lower case do not count).
        in: content/blog/2025-03-03-another.mdx
        fix: rename this one, or the one in content/blog/2025-03-03-a-walk.mdx]
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
      [SiteError: Two pages have the address /docs/category/start (upper and lower case do not count).
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

  test.each(['blog', 'Docs', 'routes', 'search'])('a page cannot be called %s', (name) => {
    expect(() => contentOf({[`content/pages/${name}.md`]: article()})).toThrow('reserved for the site itself');
  });

  test.each(['a b', 'é', '-a', 'a%20b', 'a+b', 'a.'])('"%s" is impossible as a part of an address', (name) => {
    expect(() => contentOf({[`content/docs/yoga/${name}.mdx`]: article()})).toThrow('cannot be part of an address');
  });

  test('an impossible file name is told with the letters that are allowed', () => {
    expect(() => contentOf({'content/docs/yoga/my article.mdx': article()})).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: "my article" cannot be part of an address.
        in: content/docs/yoga/my article.mdx
        fix: rename the file: use letters, digits, - _ ' . ~ and begin with a letter or digit]
    `);
  });

  test('an impossible slug is found in the front matter', () => {
    expect(() =>
      contentOf({'content/docs/yoga/x.mdx': article('slug: ../../etc')}),
    ).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: "../../etc" cannot be part of an address.
        in: content/docs/yoga/x.mdx:4:1
        fix: choose another slug: use letters, digits, - _ ' . ~ and begin with a letter or digit]
    `);
  });

  test('a slug with a known file ending is reserved', () => {
    expect(() =>
      contentOf({'content/docs/yoga/x.mdx': article('slug: data.json')}),
    ).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: "data.json" is reserved for the site itself.
        in: content/docs/yoga/x.mdx:4:1
        fix: choose another slug]
    `);
  });

  test('a slug has at most 120 characters', () => {
    expect(() =>
      contentOf({'content/docs/yoga/x.mdx': article(`slug: ${'a'.repeat(121)}`)}),
    ).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: The slug has 121 characters.
        in: content/docs/yoga/x.mdx:4:1
        fix: choose another slug: use at most 120]
    `);
  });

  test("the specification's own kinds of slug are possible", () => {
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
  test('a post whose name begins with no day is refused', () => {
    expect(() => contentOf({'content/blog/a-walk.mdx': article()})).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: "a-walk" does not begin with a day of the calendar.
        in: content/blog/a-walk.mdx
        fix: name the file YYYY-MM-DD-title-slug.mdx]
    `);
  });

  test('a day that does not exist is refused', () => {
    expect(() => contentOf({'content/blog/2023-02-29-a-walk.mdx': article()})).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: "2023-02-29-a-walk" does not begin with a day of the calendar.
        in: content/blog/2023-02-29-a-walk.mdx
        fix: name the file YYYY-MM-DD-title-slug.mdx]
    `);
  });

  test('a date of the front matter that differs from the file name is refused', () => {
    expect(() => contentOf({[POST]: article('date: 2025-03-04')})).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: The date 2025-03-04 differs from the date in the file name, 2025-03-03.
        in: content/blog/2025-03-03-a-walk.mdx:4:1
        fix: remove the date from the front matter, or rename the file]
    `);
  });

  test('the route is day and slug, and the day may be repeated in the front matter', () => {
    const {blog} = contentOf({[POST]: article('date: 2025-03-03\nslug: a-long-walk')});
    expect(blog.posts).toMatchObject([
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
  test('docs do not nest deeper than one folder', () => {
    expect(() => contentOf({'content/docs/yoga/poses/tree.mdx': article()})).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: Docs do not nest deeper than one folder.
        in: content/docs/yoga/poses/tree.mdx
        fix: move the file into its section]
    `);
  });

  test('a folder that is no section is told with the sections there are', () => {
    expect(() => contentOf({'content/docs/gardning/soil.mdx': article()})).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: Unknown section "gardning".
        in: content/docs/gardning/soil.mdx
        fix: did you mean "gardening"? use one of: gardening, hydroponics, outdoors, vitamins, wellness, yoga]
    `);
  });

  test('pages do not stand in folders', () => {
    expect(() => contentOf({'content/pages/legal/terms.md': article()})).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: Pages do not stand in folders.
        in: content/pages/legal/terms.md
        fix: move the file to content/pages, or make it a doc]
    `);
  });

  test('posts may be sorted into folders; the address stays', () => {
    const {blog} = contentOf({'content/blog/2025/2025-03-03-a-walk.mdx': article()});
    expect(blog.posts[0]?.route).toBe('/blog/2025-03-03-a-walk');
  });
});

describe('tags and sources', () => {
  const config = (onUnknownTags: 'ignore' | 'warn' | 'throw') => parseSite({...site, onUnknownTags});
  const files = {'content/tags.yml': TAGS, [POST]: article('tags: [sleep, yogaa]')};

  test('an unknown tag is found at its place and the nearest one suggested', () => {
    expect(() => contentOf(files, {context: {config: config('throw')}})).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: Unknown tag "yogaa".
        in: content/blog/2025-03-03-a-walk.mdx:4:15
        fix: did you mean "yoga"? use a tag of content/tags.yml, or add it there with a label and a description]
    `);
  });

  test('an unknown tag is only warned of when the configuration says so', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const {blog} = contentOf(files, {context: {config: config('warn')}});
    expect(warn.mock.calls).toMatchInlineSnapshot(`
      [
        [
          "Unknown tag "yogaa".
        in: content/blog/2025-03-03-a-walk.mdx:4:15
        fix: did you mean "yoga"? use a tag of content/tags.yml, or add it there with a label and a description",
        ],
      ]
    `);
    expect(blog.tags.map(({slug}) => slug)).toEqual(['sleep', 'yogaa']);
  });

  test('an unknown tag passes silently when the configuration says so', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const {blog} = contentOf({...files, [POST]: article('tags: [Deep Sleep!]')}, {context: {config: config('ignore')}});
    expect(warn).not.toHaveBeenCalled();
    expect(blog.tags).toMatchObject([{slug: 'deep-sleep', label: 'Deep Sleep!', route: '/blog/tags/deep-sleep'}]);
  });

  test('a tag named like a part of the language is unknown, too', () => {
    expect(() => contentOf({...files, [POST]: article('tags: [constructor]')})).toThrow('Unknown tag "constructor".');
  });

  test('an unknown source is found at its place and the nearest ones suggested', () => {
    expect(() => contentOf({[POST]: article('sources: [nhs-slep]')})).toThrow(
      /^Unknown source "nhs-slep"\.\n {2}in: content\/blog\/2025-03-03-a-walk\.mdx:4:11\n {2}fix: .*use one of: /,
    );
  });

  test('a key of the vocabulary has small letters and hyphens', () => {
    expect(() =>
      contentOf({'content/tags.yml': 'Yoga:\n  label: Yoga\n  description: Poses.\n'}),
    ).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: The key "Yoga" is not valid.
        in: content/tags.yml:1:1
        fix: a tag is written in lower case with hyphens]
    `);
  });

  test('a tag without a description is found', () => {
    expect(() => contentOf({'content/tags.yml': `${TAGS}diet:\n  label: Diet\n`})).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: "diet.description" is missing.
        in: content/tags.yml:7:1
        fix: add it: a text]
    `);
  });

  test('a misspelt key of a tag suggests the right one', () => {
    expect(() =>
      contentOf({'content/tags.yml': 'yoga:\n  label: Yoga\n  descripton: Poses.\n'}),
    ).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: Unknown key "yoga.descripton".
        in: content/tags.yml:3:3
        fix: did you mean "description"? known keys: label, description, area]
    `);
  });

  test('the same tag twice in the vocabulary is refused', () => {
    expect(() => contentOf({'content/tags.yml': TAGS + TAGS})).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: The YAML cannot be read: the same key stands twice.
        in: content/tags.yml:7:1
        fix: keep one of the two lines]
    `);
  });
});

describe('who sees what', () => {
  const variants = {
    'content/blog/2025-01-01-public.mdx': article(),
    'content/blog/2025-01-02-unlisted.mdx': article('unlisted: true'),
    'content/blog/2025-01-03-draft.mdx': article('draft: true'),
    'content/blog/2025-01-04-scheduled.mdx': article('publishAt: 2025-07-01'),
    'content/blog/2025-01-05-due.mdx': article('publishAt: 2025-06-15'),
    'content/docs/yoga/public.mdx': article('tags: [yoga]'),
    'content/docs/yoga/unlisted.mdx': article('unlisted: true\ntags: [sleep]'),
    'content/docs/yoga/draft.mdx': article('draft: true'),
    'content/docs/yoga/scheduled.mdx': article('publishAt: 2025-07-01'),
    'content/tags.yml': TAGS,
  };
  const yoga = {sidebars: {yogaSidebar: [{type: 'autogenerated' as const, section: 'yoga'}]}};
  const read = (isDevelopment: boolean) => contentOf(variants, {sidebars: yoga, context: {isDevelopment}});

  test('readers get pages of public and unlisted articles, and lists of the public ones', () => {
    const {blog, docs, article: at} = read(false);
    expect(blog.all.map(({slug}) => slug)).toEqual(['2025-01-05-due', '2025-01-02-unlisted', '2025-01-01-public']);
    expect(blog.posts.map(({slug}) => slug)).toEqual(['2025-01-05-due', '2025-01-01-public']);
    expect(blog.years[0]?.posts).toHaveLength(2);
    expect(docs.all.map(({id}) => id)).toEqual(['intro', 'yoga/public', 'yoga/unlisted']);
    expect(docs.docs.map(({id}) => id)).toEqual(['intro', 'yoga/public']);
    expect(at('/blog/2025-01-03-draft')).toBeUndefined();
    expect(at('/docs/yoga/scheduled')).toBeUndefined();
  });

  test('authors see drafts and scheduled articles, marked as drafts', () => {
    const {blog, docs} = read(true);
    expect(blog.posts.map(({slug, visibility}) => [slug, visibility])).toEqual([
      ['2025-01-05-due', 'public'],
      ['2025-01-04-scheduled', 'draft'],
      ['2025-01-03-draft', 'draft'],
      ['2025-01-01-public', 'public'],
    ]);
    expect(docs.doc('yoga/draft')?.visibility).toBe('draft');
  });

  test('an unlisted article is in no tag, sidebar, section or neighbour', () => {
    const {blog, docs} = read(false);
    expect(docs.tags.map(({slug}) => slug)).toEqual(['yoga']);
    expect(docs.sidebars.get('yogaSidebar')?.entries).toMatchObject([{href: '/docs/yoga/public'}]);
    expect(docs.sections.find(({id}) => id === 'yoga')?.docs.map(({id}) => id)).toEqual(['yoga/public']);
    expect(docs.neighbours('/docs/yoga/unlisted')).toEqual({});
    expect(blog.neighbours(blog.post('2025-01-02-unlisted')!)).toEqual({});
    expect(blog.neighbours(blog.post('2025-01-05-due')!)).toMatchObject({older: {slug: '2025-01-01-public'}});
  });

  test('the version names the docs of lists, and the ids of drafts apart', () => {
    const version = read(false).docs.version;
    expect(version.docs).toEqual([
      {id: 'intro', path: '/docs/intro', sidebar: undefined},
      {id: 'yoga/public', path: '/docs/yoga/public', sidebar: 'yogaSidebar'},
    ]);
    expect(version.draftIds).toEqual(['yoga/draft', 'yoga/scheduled']);
    expect(version).toMatchObject({name: 'current', label: 'Next', isLast: true, path: '/docs', mainDocId: 'intro'});
    expect(version.sidebars).toEqual({yogaSidebar: {link: {path: '/docs/yoga/public', label: 'A title'}}});
  });
});

test('an unknown main doc is told with the ids that exist', () => {
  const config = parseSite({...site, docs: {...site.docs, mainDocId: 'introduction'}});
  expect(() =>
    contentOf({'content/docs/yoga/begin.mdx': article()}, {context: {config}}),
  ).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: Unknown doc id "introduction".
      in: content/site.ts, docs.mainDocId
      fix: use one of: intro, yoga/begin]
  `);
});

test('files written on Windows are read', () => {
  const {blog} = contentOf({[POST]: article('tags: [sleep]').replaceAll('\n', '\r\n'), 'content/tags.yml': TAGS});
  expect(blog.posts).toMatchObject([{title: 'A title', body: 'A short text.\n', tags: [{label: 'Sleep'}]}]);
});

test('a project without any article is read', () => {
  const {blog, articles} = contentOf({'content/docs/intro.mdx': article('draft: true')});
  expect(articles).toEqual([]);
  expect(blog.page(1)).toEqual({number: 1, count: 1, items: []});
});

test('an article is found by its file', () => {
  expect(contentOf({[POST]: article()}).articleInFile(POST)?.route).toBe('/blog/2025-03-03-a-walk');
});
