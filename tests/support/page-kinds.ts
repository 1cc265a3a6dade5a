/** One address of every kind of page. */
export const KINDS = {
  'the home page': '/',
  'the landing page of the docs': '/docs',
  'the introduction': '/docs/intro',
  'a doc': '/docs/gardening/Compost-and-Mulch',
  'a category': '/docs/category/outdoor',
  'the tags of the docs': '/docs/tags',
  'the docs of a tag': '/docs/tags/soil',
  'the blog': '/blog',
  'a second page of the blog': '/blog/page/2',
  'a post': '/blog/2025-10-29-less-salt-more-flavour',
  'the archive': '/blog/archive',
  'the tags of the blog': '/blog/tags',
  'the posts of a tag': '/blog/tags/diet',
  'the index from A to Z': '/a-z',
  'the search': '/search?q=sleep',
  'the page about us': '/about',
  'the privacy page': '/privacy',
  'the accessibility page': '/accessibility',
  'the Markdown page': '/markdown-page',
  'reading offline': '/offline',
} as const;

/** There is no page at this address. */
export const NO_PAGE = '/no-such-page';
