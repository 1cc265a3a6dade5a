import {sections} from '@/lib/sections';
import {type SiteConfig, siteSchema} from './schema';
import type {SidebarsConfig} from './sidebars-schema';

/* What development shows around the articles when it starts with invalid settings, and so has no last valid ones. */

/** The least that content/site.ts can contain. */
export const plainSite = (): SiteConfig =>
  siteSchema.parse({
    title: 'content/site.ts has an error',
    tagline: '',
    description: '',
    url: 'http://localhost',
    favicon: '/favicon.svg',
    locale: {default: 'en', locales: {en: {label: 'English'}}},
    colorMode: {},
    navbar: {items: []},
    footer: {links: [], copyright: ''},
    docs: {
      mainDocId: 'intro',
      sidebar: {},
      toc: {},
      versions: {list: [{name: 'current', label: 'Next', path: '/docs', isLast: true}]},
    },
    blog: {title: 'Blog', description: ''},
    analytics: {},
    sitemap: {},
    images: {},
  });

/** Every section with an empty sidebar. */
export const plainSidebars = (): SidebarsConfig => ({
  sidebars: Object.fromEntries(sections.map(({sidebar}) => [sidebar, []])),
  categories: [],
});
