import type {SiteInput} from '@/lib/config/schema';

/** Valid example settings, for tests of what settings do. The site's own change with their owner. */
export const exampleSite: SiteInput = {
  title: 'Example',
  tagline: 'A site for tests',
  description: 'Sound settings of no site in particular.',
  url: 'https://site.example',
  favicon: '/favicon.svg',
  locale: {default: 'en', locales: {en: {label: 'English'}}},
  colorMode: {defaultMode: 'light'},
  navbar: {
    title: 'Example',
    items: [
      {type: 'doc', docId: 'intro', label: 'Introduction', position: 'left'},
      {type: 'link', to: '/blog', label: 'Blog', position: 'left'},
      {type: 'search'},
    ],
  },
  footer: {links: [{title: 'More', items: [{label: 'Blog', to: '/blog'}]}], copyright: 'Copyright Example'},
  docs: {
    mainDocId: 'intro',
    sidebar: {},
    toc: {},
    versions: {list: [{name: 'current', label: 'Next', path: '/docs', isLast: true}]},
  },
  blog: {title: 'Blog', description: 'Posts for tests, newest first.', postsPerPage: 15, sidebarTitle: 'All posts'},
  analytics: {trackingId: undefined},
  sitemap: {changefreq: 'weekly', priority: 0.5},
  images: {},
};
