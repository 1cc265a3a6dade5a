import 'server-only';
import {siteConfig} from '@/lib/config';
import {type AnyArticle, loadContent} from '@/lib/content';
import {articleMarkdown} from '@/lib/output/plain/article-markdown';
import {jsonPath, markdownPath} from '@/lib/paths';
import {absoluteUrl} from '@/lib/urls';
import type {Render} from './payloads';

/** The Markdown of every article by its address: /docs/intro.md. Created on demand. */
export async function publishedMarkdown(render: Render): Promise<ReadonlyMap<string, () => Promise<string>>> {
  const {articles} = await loadContent();
  return new Map(
    articles.map((article) => [
      markdownPath(article.route),
      async () => articleMarkdown(article, (await render(article)).html),
    ]),
  );
}

/** /llms.txt: what the site is, its category pages, and the Markdown of every public article, as in llmstxt.org. */
export async function llmsText(): Promise<string> {
  const {articles, blog, docs, pages} = await loadContent();
  const reviews = articles.some(({reviewed}) => reviewed) ? '' : ' No clinician has reviewed them.';
  const {title, description, tagline, contentLicence} = siteConfig();
  const isPublic = ({visibility}: AnyArticle) => visibility === 'public';
  const intro = docs.listed.filter(({section}) => section === undefined);
  const parts = [
    `# ${title}`,
    `> ${tagline} ${description}`,
    [
      `The articles are general information for general readers, with numbered sources.${reviews}`,
      `The texts may be reused under ${contentLicence.name} (${contentLicence.url}): name ${title} and link to the article.`,
      'An address below that ends in `.md` is the Markdown of an article; without `.md` it is the page, with `.json` instead its data.',
    ].join(' '),
    list('Start', [...intro, ...pages].filter(isPublic)),
    list('Overviews, as data', docs.categories, jsonPath),
    ...docs.sections.map(({label, docs: sectionDocs}) =>
      list(`Knowledge base: ${label}`, sectionDocs.filter(isPublic)),
    ),
    ...blog.years.map(({year, posts}) => list(`Blog: ${year}`, posts.filter(isPublic))),
    [
      '## Optional\n',
      `- [News as JSON Feed](${absoluteUrl('/blog/feed.json')}): the newest posts with their full text`,
      `- [Sitemap](${absoluteUrl('/sitemap.xml')}): every page with the day of its last change`,
    ].join('\n'),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function list(
  heading: string,
  pages: readonly Pick<AnyArticle, 'title' | 'route' | 'description'>[],
  addressOf = markdownPath,
): string {
  if (pages.length === 0) return '';
  // a bracket in the title would end the text of the link
  const lines = pages.map(
    ({title, route, description}) =>
      `- [${title.replace(/[\\[\]]/g, '\\$&')}](${absoluteUrl(addressOf(route))}): ${description}`,
  );
  return [`## ${heading}`, '', ...lines].join('\n');
}
