import {z} from 'zod';
import {FILE_NAME} from '@/lib/site/routing/file-name';
import {path, url} from './address-schema';
import {docsSchema} from './docs-schema';
import {announcementBarSchema, footerSchema, navbarSchema} from './shell-schema';

const originOf = (value: string) => (URL.canParse(value) ? new URL(value).origin : 'https://example.org');
/** What has been told of its path already is not told again. */
const isOrigin = (value: string) =>
  value.endsWith('/') || (URL.canParse(value) && new URL(value).pathname !== '/') || originOf(value) === value;

export const siteSchema = z.strictObject({
  title: z.string().min(1).describe('Name of the site; ends every page title.'),
  tagline: z.string().describe('The sentence under the name, on the home page and in the list for machines.'),
  description: z.string().describe('What the site is, in a sentence or two: for search engines and feeds.'),
  url: url
    .refine((value) => !value.endsWith('/'), 'no slash at the end')
    .refine(
      (value) => !URL.canParse(value) || new URL(value).pathname === '/',
      'no path after the host; a folder is set by BASE_PATH',
    )
    .refine(isOrigin, {error: ({input}) => `nothing but scheme and host: ${originOf(String(input))}`})
    .describe('Where the site will live, without a trailing slash and without the base path. Environment: SITE_URL.'),
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
      error: ({input}) => `a folder without the ending of a file: "${String(input).replace(FILE_NAME, '')}"`,
    })
    .default('')
    .describe(
      'Folder of the host the site lives in, such as "/sub"; empty for the root. Not in the file: only by the environment variable BASE_PATH.',
    ),
  contentLicence: z
    .strictObject({
      name: z.string().min(1).describe('Its usual name.'),
      url: url.describe('The address of its text.'),
    })
    .default({name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/'})
    .describe('Under which terms others may use the articles.'),
  contact: z
    .string()
    .regex(/^(?:https:\/\/\S+|[^@\s:]+@[^@\s]+\.[^@\s.]+)$/, 'an e-mail address, or an address beginning with https://')
    .optional()
    .describe(
      'Who is told of mistakes and vulnerabilities: an e-mail address or a page. Shown on /about, at the foot of each article and in /.well-known/security.txt.',
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
  titleDelimiter: z.string().default('|').describe('The sign between page title and site title.'),
  favicon: path.describe('The small picture of a tab; a path below public/.'),
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
      defaultMode: z.enum(['light', 'dark']).default('light').describe('What readers see who have not chosen.'),
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
      title: z.string().describe('Headline of the list of posts.'),
      description: z.string().describe('What the blog is about: for search engines and feeds.'),
      postsPerPage: z.number().int().positive().default(15).describe('Posts on each page of a list.'),
      sidebarTitle: z.string().default('All posts').describe('Headline of the sidebar beside posts.'),
      sidebarCount: z
        .number()
        .int()
        .positive()
        .default(50)
        .describe('Posts of the current year in the sidebar; the rest is one line per year.'),
      feedCount: z
        .number()
        .int()
        .positive()
        .default(30)
        .describe('Posts in the feeds of the whole blog, newest first, with their full text.'),
      tagFeedCount: z.number().int().positive().default(10).describe('The same in the feed of a tag.'),
    })
    .describe('The blog.'),
  questions: z
    .array(
      z.strictObject({
        ask: z.string().min(1).describe('As a reader would ask it.'),
        to: path.describe('The article that answers it.'),
      }),
    )
    .default([])
    .describe('Questions that the home page and the empty search offer, each with its answer.'),
  analytics: z
    .strictObject({
      trackingId: z
        .string()
        .regex(/^[\w-]+$/, 'an id of letters, digits and -, such as G-1234567890')
        .optional()
        .describe(
          'Measurement id of the tag manager. Unset, or `none`: no analytics. Environment: ANALYTICS_ID. The site reports changes of page itself: switch off “page changes based on browser history events” in the tag’s own enhanced measurement, or they count twice.',
        ),
      anonymizeIp: z.boolean().default(false).describe('Ask the service to shorten the addresses of readers.'),
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
    .describe('What the sitemap says of every page.'),
  images: z
    .strictObject({
      quality: z.number().int().min(1).max(100).default(70).describe('Of WebP; AVIF looks the same at a lower number.'),
      minWidth: z.number().int().positive().default(640).describe('The narrowest size made, in pixels.'),
      maxWidth: z
        .number()
        .int()
        .positive()
        .default(1030)
        .describe('The widest size made, in pixels; nothing is enlarged.'),
      steps: z.number().int().positive().max(20).default(2).describe('How many sizes are made.'),
    })
    .refine(({minWidth, maxWidth}) => minWidth <= maxWidth, 'minWidth is at most maxWidth')
    .describe('Sizes in which images of articles are made.'),
  onBrokenLinks: z
    .enum(['ignore', 'warn', 'throw'])
    .default('ignore')
    .describe(
      'What a link to a page that does not exist does to the build, in an article or in the settings. `npm run content:check` tells of all of them, and of anchors that do not exist.',
    ),
  onBrokenMarkdownLinks: z
    .enum(['ignore', 'warn', 'throw'])
    .default('warn')
    .describe('The same for links to Markdown files.'),
  onUnknownTags: z
    .enum(['ignore', 'warn', 'throw'])
    .default('throw')
    .describe('A tag outside the vocabulary in content/tags.yml.'),
  runtime: z
    .enum(['intent', 'idle', 'load'])
    .default('intent')
    .describe(
      "When the application script is fetched: at the reader's first touch, when the page is idle, or with the page.",
    ),
});

/** What content/site.ts may say. */
export type SiteInput = Omit<z.input<typeof siteSchema>, 'basePath'>;
/** The checked configuration, every default filled in. */
export type SiteConfig = z.output<typeof siteSchema>;
