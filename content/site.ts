import type {SiteInput} from '@/lib/config/schema';

/* Everything about the site that is not an article. lib/config/schema.ts describes and checks each option. */

/** OWNER: the site's name. Articles and pages that say it are in content/. */
const title = 'Sunroot';

/** OWNER: the site's address. The environment variable SITE_URL overrides it. */
const url = 'https://sunroot.example';

/* What only the owner knows is marked OWNER; npm run launch:check lists what is still to be set before publishing. */

/** OWNER: the measurement id of the tag manager, such as "G-XXXXXXX", or "none". ANALYTICS_ID overrides it. */
const trackingId: string | undefined = undefined;

/** OWNER: who receives reports of mistakes and vulnerabilities: an e-mail address, or a page with https://. */
const contact: string | undefined = undefined;

/**
 * OWNER: where readers can suggest a change, such as "https://github.com/OWNER/REPOSITORY/edit/main/". Unset: no link.
 */
const editUrl: string | undefined = undefined;

/** OWNER: who reviews the articles, with their qualification, or "none". */
const reviewer: string | undefined = undefined;

/** OWNER: the community pages. Until set they lead to the networks' front pages; 'none' leaves one out. */
const community = {
  video: 'https://www.youtube.com/',
  facebook: 'https://www.facebook.com/',
  instagram: 'https://www.instagram.com/',
  pinterest: 'https://www.pinterest.com/',
};

export const site: SiteInput = {
  title,
  tagline: 'Your Gateway to a Perfect Health!',
  description:
    'Plain, sourced articles on gardening, hydroponics, outdoor fitness, vitamins, wellness, yoga, food, sleep and mental health.',
  url,
  contact,
  reviewer,
  editUrl,
  favicon: '/favicon.svg',
  locale: {default: 'en', locales: {en: {label: 'English', direction: 'ltr', calendar: 'gregory', htmlLang: 'en'}}},
  colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
  navbar: {
    title,
    logo: {src: '/logo.svg', srcDark: '/logo-dark.svg', alt: '', width: 32, height: 32},
    hideOnScroll: true,
    items: [
      {type: 'doc', docId: 'intro', label: 'Introduction', position: 'left'},
      {type: 'doc', docId: 'gardening/Unlocking-the-Earth_s-Secrets', label: 'Gardening', position: 'left'},
      // the vitamins section: its articles are also about food, which readers look for (docs/specification.md, 3)
      {type: 'doc', docId: 'vitamins/vitamins-basics', label: 'Diet & Nutrition', position: 'left'},
      {type: 'doc', docId: 'yoga/unveiling-yoga', label: 'Yoga', position: 'left'},
      {type: 'doc', docId: 'outdoors/Escape-the-Gym', label: 'Outdoors', position: 'left'},
      {type: 'doc', docId: 'wellness/Beyond-Diet-and-Exercise', label: 'Wellness', position: 'left'},
      {type: 'link', to: '/blog', label: 'Blog', position: 'left'},
      {type: 'search', position: 'right'},
    ],
  },
  footer: {
    style: 'dark',
    links: [
      {
        title: 'Learn',
        items: [
          {label: 'Introduction', to: '/docs/intro'},
          {label: 'Vitamins for your body', to: '/docs/vitamins/vitamins-basics'},
          {label: 'Inner strength with Yoga', to: '/docs/yoga/unveiling-yoga'},
        ],
      },
      {
        title: 'Community',
        items: [
          {label: 'YouTube', href: community.video},
          {label: 'Facebook', href: community.facebook},
          {label: 'Instagram', href: community.instagram},
          {label: 'Pinterest', href: community.pinterest},
        ],
      },
      {title: 'More', items: [{label: 'Blogs', to: '/blog'}]},
    ],
    baseLinks: [
      {label: 'Get help now', to: '/docs/wellness/Finding-Help', isUrgent: true},
      {label: 'A to Z', to: '/a-z'},
      {label: 'About and editorial policy', to: '/about'},
      {label: 'Accessibility', to: '/accessibility'},
      {label: 'Privacy', to: '/privacy'},
      {label: 'Reading offline', to: '/offline'},
      {label: 'Licence', to: '/about#mistakes-and-reuse'},
    ],
    promise: `${title} gives general information. Nothing here replaces advice from a doctor, nurse or pharmacist who knows you.`,
    copyright: `Copyright © 2025 ${title}`,
  },
  questions: [
    {ask: 'How much vitamin D in winter?', to: '/blog/2017-01-24-vitamin-d-in-winter-who-may-need-more'},
    {ask: 'Why do I wake at three every night?', to: '/docs/wellness/When-Sleep-Won_t-Come'},
    {ask: 'What can I sow this month?', to: '/docs/gardening/The-Gardener_s-Year'},
    {ask: 'How do I start running when I am unfit?', to: '/docs/outdoors/Learning-to-Run'},
    {ask: 'Do I need 10,000 steps a day?', to: '/blog/2024-01-30-do-you-need-10000-steps-a-day'},
    {ask: 'Can you get hurt doing yoga?', to: '/docs/yoga/practising-safely'},
  ],
  docs: {
    mainDocId: 'intro',
    sidebar: {hideable: true, autoCollapseCategories: true},
    breadcrumbs: false,
    toc: {minHeadingLevel: 2, maxHeadingLevel: 3},
    versions: {persistence: 'localStorage', list: [{name: 'current', label: 'Next', path: '/docs', isLast: true}]},
  },
  blog: {
    title: 'Blog',
    description: 'Short, sourced pieces on food, movement, sleep, plants and peace of mind, newest first.',
    postsPerPage: 15,
    sidebarTitle: 'All posts',
  },
  analytics: {trackingId, anonymizeIp: false, respectDoNotTrack: true, requireConsent: true},
  sitemap: {changefreq: 'weekly', priority: 0.5},
  images: {quality: 70, minWidth: 640, maxWidth: 1030, steps: 2},
  onBrokenLinks: 'ignore',
  onBrokenMarkdownLinks: 'warn',
};
