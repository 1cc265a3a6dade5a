import {z} from 'zod';
import {FILE_NAME} from '@/lib/site/routing/file-name';
import {path, question, url} from './address-schema';
import {docsSchema} from './docs-schema';
import {announcementBarSchema, footerSchema, navbarSchema} from './shell-schema';

export const siteSchema = z.strictObject({
  title: z.string().min(1).describe('Name of the site; ends every page title.'),
  tagline: z.string().describe('The sentence below the name, on the home page and in the list for machines.'),
  description: z.string().describe('What the site is, in a sentence or two: for search engines and feeds.'),
  url: url
    .refine((value) => !URL.canParse(value) || new URL(value).origin === value, {
      error: ({input}) => `only scheme and host: ${new URL(String(input)).origin}; a folder is set by BASE_PATH`,
    })
    .describe('The address of the site, without a trailing slash and without the base path. Environment: SITE_URL.'),
  basePath: z
    .string()
    .regex(
      /^(\/(?!\.{1,2}(\/|$))[\w.~-]+)*$/,
      'empty, or "/folder" of letters, digits and - _ . ~ without a slash at the end',
    )
    .refine(
      (value) => !/\/_next(\/|$)/i.test(value),
      'another folder, such as "/sub": "_next" is where Next has its scripts',
    )
    .refine((value) => !FILE_NAME.test(value), {
      error: ({input}) => `a folder without a file extension: "${String(input).replace(FILE_NAME, '')}"`,
    })
    .default('')
    .describe(
      'Folder of the site on its host, such as "/sub"; empty for the root. Not in the file: only in the environment variable BASE_PATH.',
    ),
  contentLicence: z
    .strictObject({
      name: z.string().min(1).describe('Its usual name.'),
      url: url.describe('The address of its text.'),
    })
    .default({name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/'})
    .describe('The licence of the articles.'),
  contact: z
    .string()
    .regex(/^(?:https:\/\/\S+|[^@\s:]+@[^@\s]+\.[^@\s.]+)$/, 'an e-mail address, or an address starting with https://')
    .optional()
    .describe(
      'Who receives reports of mistakes and vulnerabilities: an e-mail address or a page. Shown on /about, below each article and in /.well-known/security.txt.',
    ),
  editUrl: url
    .endsWith('/', 'an address that ends with "/"')
    .optional()
    .describe(
      'Where the files of this project can be edited, such as "https://github.com/OWNER/REPOSITORY/edit/main/"; articles then have a link “Suggest a change”. Unset: no link.',
    ),
  reviewer: z
    .string()
    .trim()
    .min(1)
    .optional()
    .describe('Who reviews the articles, with their qualification, shown on /about; `none` when nobody does.'),
  titleDelimiter: z.string().default('|').describe('The character between page title and site title.'),
  favicon: path.describe('The icon of a tab; a path below public/.'),
  baseUrlBanner: z
    .boolean()
    .default(true)
    .describe("A red box on the home page says so when the site's files do not load."),
  locale: z
    .strictObject({
      default: z.string().describe('The locale the site is built in; one of `locales`.'),
      locales: z
        .record(
          z.string(),
          z.strictObject({
            label: z.string().describe('Its name in its own language.'),
            direction: z.enum(['ltr', 'rtl']).default('ltr').describe('The direction of writing.'),
            calendar: z.string().default('gregory').describe('The calendar, as BCP 47 names it.'),
            htmlLang: z.string().optional().describe('The `lang` of the page, when it differs from the key.'),
          }),
        )
        .describe(
          'Every locale the site is built in, with its label. With more than one, `localeDropdown` has something to show.',
        ),
    })
    .describe('Languages.'),
  colorMode: z
    .strictObject({
      defaultMode: z.enum(['light', 'dark']).default('light').describe('The mode before the reader chooses.'),
      disableSwitch: z.boolean().default(false).describe('Hides the toggle; the default mode is used.'),
      respectPrefersColorScheme: z
        .boolean()
        .default(false)
        .describe('Follow the system until the reader chooses; the toggle then cycles system, light, dark.'),
    })
    .describe('Light and dark.'),
  announcementBar: announcementBarSchema,
  navbar: navbarSchema,
  footer: footerSchema,
  docs: docsSchema,
  blog: z
    .strictObject({
      title: z.string().describe('Heading of the list of posts.'),
      description: z.string().describe('What the blog is about: for search engines and feeds.'),
      postsPerPage: z.number().int().positive().default(15).describe('Posts on each page of a list.'),
      sidebarTitle: z.string().default('All posts').describe('Heading of the sidebar beside posts.'),
      sidebarCount: z
        .number()
        .int()
        .positive()
        .default(50)
        .describe('Posts of the current year in the sidebar; the rest is one line per year.'),
    })
    .describe('The blog.'),
  questions: z
    .array(question)
    .default([])
    .describe('Questions that the home page and the empty search offer, each with its answer.'),
  analytics: z
    .strictObject({
      trackingId: z
        .string()
        .regex(/^[\w-]+$/, 'an id of letters, digits and -, such as G-1234567890')
        .optional()
        .describe(
          'Measurement id of the tag manager. Unset, or `none`: no analytics. Environment: ANALYTICS_ID. The site reports page changes itself: switch off “page changes based on browser history events” in the tag’s enhanced measurement, or they count twice.',
        ),
      anonymizeIp: z.boolean().default(false).describe('Ask the service to shorten readers’ IP addresses.'),
      respectDoNotTrack: z
        .boolean()
        .default(true)
        .describe('Send nothing for readers whose browser says Do Not Track or Global Privacy Control.'),
      requireConsent: z.boolean().default(true).describe('Ask before anything is loaded.'),
    })
    .describe('Counting page views.'),
  sitemap: z
    .strictObject({
      changefreq: z
        .enum(['always', 'hourly', 'daily', 'weekly', 'monthly', 'yearly', 'never'])
        .default('weekly')
        .describe('How often search engines should come back.'),
      priority: z.number().min(0).max(1).default(0.5).describe('Weight of each page among those of this site.'),
    })
    .describe('What the sitemap says about every page.'),
  images: z
    .strictObject({
      quality: z
        .number()
        .int()
        .min(1)
        .max(100)
        .default(70)
        .describe('Quality of WebP; AVIF looks the same at a lower number.'),
      minWidth: z.number().int().positive().default(640).describe('The smallest width, in pixels.'),
      maxWidth: z
        .number()
        .int()
        .positive()
        .default(1030)
        .describe('The largest width, in pixels; nothing is enlarged.'),
      steps: z.number().int().positive().max(20).default(2).describe('The number of sizes.'),
    })
    .refine(({minWidth, maxWidth}) => minWidth <= maxWidth, 'minWidth is at most maxWidth')
    .describe('Sizes of the images in articles.'),
  onBrokenLinks: z
    .enum(['ignore', 'warn', 'throw'])
    .default('ignore')
    .describe(
      'What a broken link in an article or in the settings does to the build. `npm run content:check` reports all of them, and missing anchors.',
    ),
  onBrokenMarkdownLinks: z
    .enum(['ignore', 'warn', 'throw'])
    .default('warn')
    .describe('The same for links to Markdown files.'),
});

/** What content/site.ts may contain. */
export type SiteInput = Omit<z.input<typeof siteSchema>, 'basePath'>;
/** The checked configuration, with all defaults. */
export type SiteConfig = z.output<typeof siteSchema>;
