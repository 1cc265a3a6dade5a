import {describe, expect, test} from 'vitest';
import {type Element, elementsWith, inside, pageOf, read, SMALL, VARIANT} from './site';

/* What settings that the site itself does not use change in the HTML: tests/fixtures/small and tests/fixtures/variant. */
const texts = (elements: readonly Element[]) => elements.map(({text}) => text);
const addressed = (links: readonly Element[]) => links.map(({text, attributes}) => [text, attributes.href]);

describe('the small site', () => {
  const page = (route: string) => pageOf(route, SMALL);
  const mainOf = (route: string) => inside(page(route), 'main');
  const articleOf = (route: string) => inside(mainOf(route), 'article');
  const barOf = (route: string) =>
    inside(page(route), 'nav', {'aria-label': 'Main'}).filter(({path}) => !path.includes('dialog'));

  test('a teaser ends at the truncation mark, in .mdx and in .md, and a post without one shows its description', () => {
    const [described, mdx, md, ...others] = texts(elementsWith(mainOf('/blog/page/2'), 'article'));
    expect(others).toEqual([]);
    expect(described).toContain('A post of the same year.');
    expect(described).not.toContain('All of the day.');
    expect(mdx).toContain('The teaser of the day.');
    expect(md).toContain('The teaser of the note.');
    expect(mdx! + md!).not.toContain('The rest of the');
    const note = elementsWith(mainOf('/blog/2024-03-03-a-short-note'), 'article')[0]!.text;
    expect(note).toContain('The teaser of the note.');
    expect(note).toContain('The rest of the note.');
    expect(note).toContain('1 min read');
  });

  test('the sidebar of the blog has its title, and as many posts of a year as the settings say, with a link to all', () => {
    const nav = inside(mainOf('/blog/2025-01-06-the-second-day'), 'nav', {'aria-label': 'Blog posts'});
    expect(nav[0]?.text).toBe('Every day');
    const {inner} = elementsWith(nav, 'details').find(({attributes}) => 'open' in attributes)!;
    expect(elementsWith(inner, 'li')).toHaveLength(2);
    expect(elementsWith(inner, 'a', {'aria-current': 'page'})).toHaveLength(1);
    expect(addressed(elementsWith(inner, 'a'))).toContainEqual(['The posts of 2025', '/blog/archive#y2025']);
  });

  test('one post is counted in the singular, without unlisted and draft ones', () => {
    const title = (route: string) => texts(elementsWith(page(route), 'h1'));
    expect(title('/blog/tags/sleep')).toEqual(['One post tagged with “Sleep”']);
    expect(title('/blog/tags/shared')).toEqual(['3 posts tagged with “Tag shared”']);
  });

  test('the first and the last post have one neighbour', () => {
    const neighbours = (route: string) =>
      texts(elementsWith(inside(page(route), 'nav', {'aria-label': 'Blog post page navigation'}), 'a'));
    expect(neighbours('/blog/2025-06-06-neighbour-post')).toEqual([expect.stringMatching(/^Older post/)]);
    expect(neighbours('/blog/2024-03-03-a-short-note')).toEqual([expect.stringMatching(/^Newer post/)]);
  });

  test('a heading with markup and a custom id is linked by its text; the contents have the levels of the settings', () => {
    const label = 'Direct link to A part of the part';
    const [link] = inside(page('/docs/intro'), 'h3', {id: 'own-id'}).filter(({tag}) => tag === 'a');
    expect(link?.attributes).toMatchObject({href: '#own-id', 'aria-label': label, title: label});
    const contents = inside(page('/docs/intro'), 'nav', {'aria-label': 'On this page'});
    expect(texts(elementsWith(contents, 'a'))).toEqual(['A part of the part', 'A smaller part']);
  });

  test('with `defaultMode` dark the page is dark before any script runs; titles use the delimiter', () => {
    const elements = page('/docs/yoga/first-steps');
    expect(elements[0]!.attributes['data-theme']).toBe('dark');
    expect(elementsWith(elements, 'meta', {name: 'theme-color'})[0]?.attributes.content).toBe('#0e1714');
    expect(texts(elementsWith(elements, 'title'))[0]).toBe('First steps · Smallholding');
    expect(texts(elementsWith(page('/404'), 'title'))[0]).toBe('Page Not Found · Smallholding');
  });

  test('with `editUrl` an article links to the page where its file can be edited', () => {
    const links = elementsWith(articleOf('/blog/2025-01-06-the-second-day'), 'a');
    expect(addressed(links)).toContainEqual([
      'Suggest a change',
      'https://code.example/small/edit/main/content/blog/2025-01-06-the-second-day.mdx',
    ]);
  });

  test('an announcement that is not closeable has no button, and keeps its elements', () => {
    const bar = inside(page('/docs/intro'), 'section', {'aria-label': 'Announcement'});
    expect(texts(elementsWith(bar, 'strong'))).toEqual(['elements', 'Markdown']);
    expect(elementsWith(bar, 'button')).toEqual([]);
  });

  test('the logo of the footer has its two pictures, its text, its size and its address', () => {
    const [footer] = elementsWith(page('/docs/intro'), 'footer', {class: 'footer'});
    expect(footer?.attributes['data-look']).toBe('dark');
    const link = elementsWith(footer!.inner, 'a', {href: '/docs'})[0]!;
    expect(
      elementsWith(link.inner, 'img').map(({attributes: {src, alt, width, height}}) => [src, alt, width, height]),
    ).toEqual(['/logo.svg', '/logo-dark.svg'].map((src) => [src, 'Smallholding', '48', '40']));
  });

  test.each([
    ['/docs/yoga/first-steps', 'Yoga shelf'],
    ['/docs/yoga/breathing', 'Yoga shelf'],
    ['/blog', 'Diary'],
    ['/blog/tags', 'Diary'],
  ])('on %s “%s” is marked: an item of a sidebar, and one with a path of its own', (route, label) => {
    const marked = elementsWith(barOf(route), 'a', {class: 'link-item'})
      .filter(({attributes}) => 'data-active' in attributes)
      .map(({text}) => text)
      .filter((text) => ['Yoga shelf', 'Diary', 'Old edition'].includes(text));
    expect(marked).toEqual([label]);
  });

  test('the banner of an unmaintained version says so, and without a badge there is none', () => {
    const notes = page('/docs/intro').filter(({attributes}) => attributes.role === 'note');
    expect(texts(notes)).toEqual([expect.stringContaining('version Next, which is no longer maintained')]);
    expect(elementsWith(articleOf('/docs/intro'), 'header')[0]?.text).not.toContain('Version: Next');
  });

  test('with the base path banner switched off its script is in no page', () => {
    expect(read('/index.html', SMALL)).not.toContain('did not load properly');
  });

  test('a sidebar has docs, categories, links and elements in the order of the settings', () => {
    const nav = inside(mainOf('/docs/yoga/breathing'), 'nav', {'aria-label': 'Docs sidebar'});
    const items = nav.filter(({tag, path}) => tag === 'li' && path.filter((name) => name === 'li').length === 0);
    expect(items.map(({inner}) => inner.find(({tag}) => ['a', 'button', 'em'].includes(tag))?.text)).toEqual([
      'Beginning',
      'Always open',
      'Elsewhere',
      'Breathe out',
    ]);
    const open = elementsWith(nav, 'button', {'aria-expanded': 'true'});
    expect(texts(open)).toEqual(['Always open']);
    const [school] = elementsWith(nav, 'a', {href: 'https://school.example/'});
    expect(school?.attributes).toMatchObject({target: '_blank', rel: 'noopener noreferrer'});
    expect(school?.inner[0]?.attributes['aria-label']).toBe(' (opens in new tab)');
  });
});

describe('the variant', () => {
  const page = (route: string) => pageOf(route, VARIANT);

  test('the announcement is between skip link and navbar, with its link under the base path', () => {
    const bar = elementsWith(page('/docs/intro'), 'section', {'aria-label': 'Announcement'})[0]!;
    expect(bar.text).toContain('The seed swap is on Saturday.');
    expect(addressed(elementsWith(bar.inner, 'a'))).toEqual([
      ['Read how it works', '/sub/docs/gardening/Growing-Together'],
    ]);
    const inBody = page('/docs/intro').filter(({path}) => path.join() === 'html,body');
    const order = inBody
      .map(({tag}) => tag)
      .filter((tag) => ['a', 'section', 'header', 'main', 'footer'].includes(tag));
    expect(order).toEqual(['a', 'section', 'header', 'main', 'footer']);
  });

  test('a flat footer is one line of links separated by “·”, and its logo links to another site and says so', () => {
    const [footer] = elementsWith(page('/'), 'footer', {class: 'footer'});
    expect(footer!.attributes['data-look']).toBe('light');
    expect(footer!.inner.filter(({tag}) => /^h\d$/.test(tag))).toEqual([]);
    const line = elementsWith(footer!.inner, 'p').find(({text}) => text.includes('RHS'))!;
    expect(line.text).toBe('Introduction · Blogs · RHS');
    expect(addressed(elementsWith(line.inner, 'a'))[0]).toEqual(['Introduction', '/sub/docs/intro']);
    const [logo] = elementsWith(footer!.inner, 'a', {href: 'https://seeds.example/'});
    expect(logo?.attributes).toMatchObject({target: '_blank', rel: 'noopener noreferrer'});
    const labels = logo!.inner.map(({attributes}) => attributes.alt ?? attributes['aria-label'] ?? '').join('');
    expect(labels).toContain('The seed library (opens in new tab)');
  });

  test('breadcrumbs lead from home through the categories to the doc', () => {
    const trail = inside(page('/docs/outdoors/Escape-the-Gym'), 'nav', {'aria-label': 'Breadcrumbs'});
    expect(addressed(elementsWith(trail, 'a'))).toEqual([
      ['Home', '/sub'],
      ['Outdoor', '/sub/docs/category/outdoor'],
    ]);
    expect(texts(elementsWith(trail, 'li', {'aria-current': 'page'}))).toEqual(['Escape the gym']);
  });

  test('a doc shows the badge “Version: Next” and the banner of its version', () => {
    const article = inside(page('/docs/gardening/Compost-and-Mulch'), 'article');
    expect(texts(article)).toContain('Version: Next');
    const notes = article.filter(({attributes}) => attributes.role === 'note');
    expect(texts(notes)).toEqual([expect.stringContaining('unreleased documentation')]);
  });

  test('a version link leads to the main doc of its version, and the dropdown lists both versions and marks the current one', () => {
    const versions = (route: string) =>
      inside(page(route), 'nav', {'aria-label': 'Main'})
        .filter(({tag, text, path}) => tag === 'a' && /^(Next|1\.0)$/.test(text) && !path.includes('dialog'))
        .map(({text, attributes}) => [text, attributes.href, attributes['aria-current']]);
    expect(versions('/blog')[0]).toEqual(['Next', '/sub/docs/intro', undefined]);
    expect(versions('/docs/intro')).toEqual([
      ['Next', '/sub/docs/intro', 'page'],
      ['Next', '/sub/docs/intro', 'page'],
      ['1.0', '/sub/docs/1.0/intro', undefined],
    ]);
  });

  test('dropdowns are closed at first, and an html item in one is as it is written', () => {
    const bar = inside(page('/docs/intro'), 'nav', {'aria-label': 'Main'});
    expect(texts(elementsWith(bar, 'em'))).toContain('Sow in April');
    const closed = elementsWith(bar, 'button', {'aria-haspopup': 'true', 'aria-expanded': 'false'});
    expect(texts(closed)).toEqual(['Grow', 'Next', 'English']);
  });

  test('on the not-found page the locale dropdown leads home until the address is known', () => {
    const html = read('/404.html', VARIANT);
    expect(html).toContain('href="/sub/de"');
    expect(html).not.toContain('_not-found"');
  });
});
