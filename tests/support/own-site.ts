import {readFileSync} from 'node:fs';
import {site} from '../../content/site.ts';

/* What tests of the built site need to know about its settings, colours and content. All of that changes with the
   owner: a test with its own title, label or count would fail without a bug. */

interface Item {
  readonly label: string;
  readonly path: string;
  /** The headline of its page. */
  readonly title: string;
}

export const {title: SITE, tagline: TAGLINE} = site;
export const COPYRIGHT = site.footer.copyright ?? '';
export const PER_PAGE: number = site.blog.postsPerPage ?? published('/blog').posts.length;

/** The published JSON of a page. */
export function published(path: string) {
  const file = `${process.env.TRUST_DIR || 'out'}${path === '/' ? '/index' : path}.json`;
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The headline of a page. */
export const headline = (path: string): string => published(path).title;

/** The title of a browser tab with this headline. */
export const tabTitle = (title: string): string => `${title} ${site.titleDelimiter ?? '|'} ${SITE}`;

/** The pages that the bar links to directly, in order. */
export const ITEMS: readonly Item[] = site.navbar.items.flatMap((item) => {
  const path = item.type === 'doc' ? `/docs/${item.docId}` : item.type === 'link' ? item.to : undefined;
  if (!path || !('label' in item)) return [];
  const title = headline(path);
  return [{label: item.label ?? title, path, title}];
});

const docs = ITEMS.filter(({path}) => path.startsWith('/docs/') && path !== `/docs/${site.docs.mainDocId}`);

/** The first page of the bar, which has the focus when the menu opens. */
export const FIRST = ITEMS[0]!;
/** Two docs of the bar, other than the main one. */
export const [ONE, OTHER] = docs.length > 1 ? [docs.at(-3) ?? docs[0]!, docs.at(-1)!] : asked('two docs');
export const BLOG = ITEMS.find(({path}) => path === '/blog') ?? asked('the blog');

/** A long article, for tests that scroll and jump, and three of its headings. */
export const LONG = '/docs/gardening/Unlocking-the-Earth_s-Secrets';
const contents: readonly {readonly id: string; readonly text: string}[] = published(LONG).toc;
export const [EARLY, LATE, LAST] = [contents[2]!, contents.at(-2)!, contents.at(-1)!];

function asked(what: string): never {
  throw new Error(`The browser tests go from page to page by the navbar of content/site.ts, where they need ${what}.`);
}

/** The number of posts in lists. */
export const postCount = (): number =>
  published('/blog/archive').years.reduce((sum: number, {posts}: {posts: unknown[]}) => sum + posts.length, 0);

/** A colour of app/_styles/tokens.css, as written there. */
export function token(name: string, mode: 'light' | 'dark'): string {
  const tokens = readFileSync('app/_styles/tokens.css', 'utf8');
  const [, light, dark] = new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(tokens)!;
  return mode === 'light' ? light! : dark!;
}

/** A colour of app/_styles/tokens.css, as a browser computes it. */
export function computed(name: string, mode: 'light' | 'dark'): string {
  const channels = token(name, mode)
    .match(/\w\w/g)!
    .map((channel) => Number.parseInt(channel, 16));
  return `rgb(${channels.join(', ')})`;
}
