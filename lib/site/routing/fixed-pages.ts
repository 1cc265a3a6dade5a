/** Pages with a fixed address, with their titles and descriptions. */
export const FIXED_PAGES = {
  search: {
    path: '/search',
    title: 'Search',
    description: 'Search every article of the knowledge base and the blog.',
  },
  'a-z': {
    path: '/a-z',
    title: 'A to Z',
    description: 'Every article and every subject in alphabetical order, from the knowledge base and the blog.',
  },
  offline: {
    path: '/offline',
    title: 'Reading offline',
    description: 'The pages of this site on your device, and what to save for days without a connection.',
  },
  corrections: {
    path: '/corrections',
    title: 'Corrections',
    description: 'Every mistake we have corrected in an article: what was wrong, what it says now, and when.',
  },
  'blog-archive': {
    path: '/blog/archive',
    title: 'Archive',
    description: 'Every post of the blog by year, from the newest back to the first.',
  },
  'blog-tags': {
    path: '/blog/tags',
    title: 'Blog tags',
    description: 'The subjects of the blog from A to Z, with the number of posts on each.',
  },
  'docs-root': {
    path: '/docs',
    title: 'Knowledge base',
    description:
      'What the knowledge base holds: its sections with their articles, where to begin in each, and other ways in.',
  },
  'docs-tags': {
    path: '/docs/tags',
    title: 'Tags',
    description: 'The subjects of the knowledge base from A to Z, with the number of articles on each.',
  },
} as const;
