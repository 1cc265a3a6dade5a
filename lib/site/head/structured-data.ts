import 'server-only';
import {siteConfig} from '@/lib/config';
import {type AnyArticle, type Doc, loadContent, type Post} from '@/lib/content';
import {FIXED_PAGES} from '@/lib/site/routing/fixed-pages';
import {absoluteUrl} from '@/lib/urls';

/** A node of schema.org, as JSON-LD writes it. */
export type Thing = {readonly '@type': string; readonly '@id'?: string} & {readonly [key: string]: unknown};

const organizationId = () => absoluteUrl('/#organization');
const websiteId = () => absoluteUrl('/#website');

/** JSON-LD for a script element. Escapes `<`, so that no text can end the element. */
export function printJsonLd(things: readonly Thing[]): string {
  return JSON.stringify({'@context': 'https://schema.org', '@graph': things}).replaceAll('<', '\\u003c');
}

/** The home page: who publishes the site, and what the site is. */
export function siteThings(): Thing[] {
  const {title, tagline, description, locale, contentLicence} = siteConfig();
  return [
    organization(),
    {
      '@type': 'WebSite',
      '@id': websiteId(),
      url: absoluteUrl('/'),
      name: title,
      alternateName: tagline,
      description,
      inLanguage: locale.default,
      license: contentLicence.url,
      publisher: {'@id': organizationId()},
    },
  ];
}

/** The publisher in articles. */
function author(): Thing {
  return {'@type': 'Organization', '@id': organizationId(), name: siteConfig().title, url: absoluteUrl('/')};
}

/** The publisher with all details. */
function organization(): Thing {
  const {footer} = siteConfig();
  const links = footer.links.flatMap((item) => ('items' in item ? item.items : [item]));
  // the front page of a social network is not the publisher's own
  const profiles = links.flatMap(({href}) => (href && new URL(href).pathname !== '/' ? [href] : []));
  return {
    ...author(),
    logo: absoluteUrl('/icon-512.png'),
    ...(profiles.length > 0 && {sameAs: profiles}),
  };
}

/**
 * A post is a BlogPosting and a doc an Article. Neither is a MedicalWebPage: that promises a review by a clinician,
 * which articles need not have. `image` is the path of its social card.
 */
export async function articleThings(article: AnyArticle, image?: string): Promise<Thing[]> {
  const {title, description, route, updated} = article;
  const page = {
    url: absoluteUrl(route),
    dateModified: updated,
    ...(image && {image: absoluteUrl(image)}),
  };
  if (article.kind === 'page') return [{...page, '@type': 'WebPage', name: title, description, publisher: author()}];
  const thing: Thing = {
    ...page,
    '@type': article.kind === 'post' ? 'BlogPosting' : 'Article',
    headline: title,
    // docs have no date of first publication
    ...(article.kind === 'post' && {datePublished: article.date}),
    author: author(),
  };
  return [thing, breadcrumbs(await trail(article))];
}

interface Step {
  readonly name: string;
  readonly path: string;
}

async function trail(article: Post | Doc): Promise<Step[]> {
  const {title, route} = article;
  const here = {name: title, path: route};
  const {title: site, blog} = siteConfig();
  const home = {name: site, path: '/'};
  if (article.kind === 'post') return [home, {name: blog.title, path: '/blog'}, here];
  const docsHome = FIXED_PAGES['docs-root'];
  const {docs} = await loadContent();
  const section = docs.sections.find(({id}) => id === article.section);
  const above = section?.route && section.route !== route ? [{name: section.label, path: section.route}] : [];
  return [home, {name: docsHome.title, path: docsHome.path}, ...above, here];
}

function breadcrumbs(steps: readonly Step[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({name, path}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      // the last item is the page itself
      ...(index < steps.length - 1 && {item: absoluteUrl(path)}),
    })),
  };
}
