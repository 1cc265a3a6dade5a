import {z} from 'zod';
import {navbarItemSchema} from './navbar-schema';

const path = z.string().regex(/^\//, 'a path begins with "/"');
const url = z.url({protocol: /^https?$/, error: 'an address beginning with http:// or https://'});

const imageSchema = z.strictObject({
  /** Path below public/. */
  src: path,
  /** Shown instead of `src` in dark mode. */
  srcDark: path.optional(),
  /** Text alternative; empty when the title stands beside the image. */
  alt: z.string(),
  width: z.number().positive().optional(),
  height: z.number().positive().optional(),
  /** Where the logo leads. */
  href: z.string().optional(),
});

const footerLinkSchema = z
  .strictObject({
    label: z.string().min(1),
    /** A page of this site. */
    to: path.optional(),
    /** Somewhere else. */
    href: url.optional(),
  })
  .refine(({to, href}) => (to === undefined) !== (href === undefined), 'a footer link has either "to" or "href"');

export const siteSchema = z.strictObject({
  /** Name of the site; ends every page title. */
  title: z.string().min(1),
  tagline: z.string(),
  description: z.string(),
  /** Where the site will live, without a trailing slash and without the base path. Environment: SITE_URL. */
  url: url.refine((value) => !value.endsWith('/'), 'no slash at the end'),
  /** Folder of the host the site lives in, such as "/sub"; empty for the root. Environment: BASE_PATH. */
  basePath: z
    .string()
    .regex(/^(\/[^/]+)*$/, 'empty, or "/folder" without a slash at the end')
    .default(''),
  /** Under which terms others may use the articles. */
  contentLicence: z
    .strictObject({name: z.string().min(1), url})
    .default({name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/'}),
  /** Who is told of a weakness, in /.well-known/security.txt; unset: the page that says how to report a mistake. */
  securityContact: z
    .string()
    .regex(/^(https:\/\/|mailto:)/, 'an address beginning with https:// or mailto:')
    .optional(),
  /** Stands between page title and site title. */
  titleDelimiter: z.string().default('|'),
  favicon: path,
  /** A red box on the home page says so when the site's files do not load. */
  baseUrlBanner: z.boolean().default(true),
  locale: z.strictObject({
    default: z.string(),
    /** Every locale the site is built in, with its label. With more than one, `localeDropdown` has something to show. */
    locales: z.record(
      z.string(),
      z.strictObject({
        label: z.string(),
        direction: z.enum(['ltr', 'rtl']).default('ltr'),
        calendar: z.string().default('gregory'),
        htmlLang: z.string().optional(),
      }),
    ),
  }),
  colorMode: z.strictObject({
    defaultMode: z.enum(['light', 'dark']).default('light'),
    /** Hides the toggle; the default mode is used. */
    disableSwitch: z.boolean().default(false),
    /** Follow the system until the reader chooses; the toggle then cycles system, light, dark. */
    respectPrefersColorScheme: z.boolean().default(false),
  }),
  /** A line above the navbar. A new `id` shows it again to readers who closed the last one. */
  announcementBar: z
    .strictObject({
      id: z.string().min(1),
      /** Markdown. */
      content: z.string().min(1),
      backgroundColor: z.string().optional(),
      textColor: z.string().optional(),
      isCloseable: z.boolean().default(true),
    })
    .optional(),
  navbar: z.strictObject({
    title: z.string().optional(),
    logo: imageSchema.optional(),
    hideOnScroll: z.boolean().default(false),
    style: z.enum(['paper', 'primary']).default('paper'),
    /** An item without a position goes right. */
    items: z.array(navbarItemSchema),
  }),
  footer: z.strictObject({
    style: z.enum(['light', 'dark']).default('dark'),
    logo: imageSchema.optional(),
    /** Columns with a title, or one flat list. */
    links: z.union([
      z.array(z.strictObject({title: z.string().min(1), items: z.array(footerLinkSchema)})),
      z.array(footerLinkSchema),
    ]),
    /** Small links on the base line. */
    baseLinks: z.array(footerLinkSchema).default([]),
    /** A sentence about what the site is not. */
    promise: z.string().optional(),
    copyright: z.string(),
  }),
  docs: z.strictObject({
    sidebar: z.strictObject({
      hideable: z.boolean().default(false),
      /** Opening a category closes its siblings. */
      autoCollapseCategories: z.boolean().default(false),
    }),
    breadcrumbs: z.boolean().default(true),
    toc: z
      .strictObject({
        minHeadingLevel: z.number().int().min(2).max(6).default(2),
        maxHeadingLevel: z.number().int().min(2).max(6).default(3),
      })
      .refine((toc) => toc.minHeadingLevel <= toc.maxHeadingLevel, 'minHeadingLevel is at most maxHeadingLevel'),
    versions: z.strictObject({
      /** Where the reader's preferred version is kept. */
      persistence: z.enum(['localStorage', 'none']).default('localStorage'),
      /** Newest first. */
      list: z
        .array(
          z.strictObject({
            name: z.string().min(1),
            label: z.string().min(1),
            path,
            isLast: z.boolean().default(false),
            banner: z.enum(['none', 'unreleased', 'unmaintained']).default('none'),
            badge: z.boolean().default(false),
          }),
        )
        .min(1),
    }),
    mainDocId: z.string(),
  }),
  blog: z.strictObject({
    title: z.string(),
    description: z.string(),
    postsPerPage: z.number().int().positive().default(15),
    sidebarTitle: z.string().default('All posts'),
    /** Posts of the current year in the sidebar; the rest is one line per year. */
    sidebarCount: z.number().int().positive().default(50),
    /** Posts in each feed, newest first, with their full text. */
    feedCount: z.number().int().positive().default(30),
  }),
  analytics: z.strictObject({
    /** Measurement id of the tag manager. Unset: no analytics. Environment: ANALYTICS_ID. */
    trackingId: z.string().optional(),
    anonymizeIp: z.boolean().default(false),
    /** Send nothing for readers whose browser says Do Not Track or Global Privacy Control. */
    respectDoNotTrack: z.boolean().default(true),
    /** Ask before anything is loaded. */
    requireConsent: z.boolean().default(true),
  }),
  sitemap: z.strictObject({
    changefreq: z.enum(['always', 'hourly', 'daily', 'weekly', 'monthly', 'yearly', 'never']).default('weekly'),
    priority: z.number().min(0).max(1).default(0.5),
  }),
  images: z
    .strictObject({
      quality: z.number().int().min(1).max(100).default(70),
      minWidth: z.number().int().positive().default(640),
      maxWidth: z.number().int().positive().default(1030),
      steps: z.number().int().positive().default(2),
    })
    .refine(({minWidth, maxWidth}) => minWidth <= maxWidth, 'minWidth is at most maxWidth'),
  /** What a link to a page that does not exist does to the build. */
  onBrokenLinks: z.enum(['ignore', 'warn', 'throw']).default('ignore'),
  /** The same for links to Markdown files. */
  onBrokenMarkdownLinks: z.enum(['ignore', 'warn', 'throw']).default('warn'),
  /** A tag outside the vocabulary in content/tags.yml. */
  onUnknownTags: z.enum(['ignore', 'warn', 'throw']).default('throw'),
  /** When the application script is fetched: at the reader's first touch, when the page is idle, or with the page. */
  runtime: z.enum(['intent', 'idle', 'load']).default('intent'),
});

/** What content/site.ts may say. */
export type SiteInput = z.input<typeof siteSchema>;
/** The checked configuration, every default filled in. */
export type SiteConfig = z.output<typeof siteSchema>;
export type FooterLink = z.output<typeof footerLinkSchema>;
export type LogoImage = z.output<typeof imageSchema>;
