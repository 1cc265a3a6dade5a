import {sidebars} from '@/content/sidebars';
import {site} from '@/content/site';
import {createRandom, type Random} from '@/lib/covers/random';
import {sections} from '@/lib/sections';
import {READERS, TITLES, TOPICS} from './words.mts';

/** An article before it is written. */
export interface Planned {
  readonly file: string;
  readonly route: string;
  readonly title: string;
  readonly topic: string;
  readonly readers: string;
  readonly front: Readonly<Record<string, unknown>>;
}

/** Four tenths are posts, 50 a year for up to 20 years; the rest are docs, spread evenly over sections and groups. */
const SHARE_OF_POSTS = 0.4;
const POSTS_A_YEAR = 50;
const YEARS = 20;
const LAST_YEAR = 2025;

/** `n` articles, the same for the same seed, including the docs that the settings name. */
export function planCorpus(n: number, seed: number): Planned[] {
  const random = createRandom(String(seed));
  const posts = Math.round(n * SHARE_OF_POSTS);
  return [...planPosts(posts, random), ...planDocs(n - posts, random)];
}

function planPosts(count: number, random: Random): Planned[] {
  const perYear = Math.max(POSTS_A_YEAR, Math.ceil(count / YEARS));
  return Array.from({length: count}, (_, index) => {
    const day = new Date(Date.UTC(LAST_YEAR - Math.floor(index / perYear), 11, 28));
    day.setUTCDate(day.getUTCDate() - Math.floor(((index % perYear) * 360) / perYear));
    const about = subject('blog', random);
    const slug = `${day.toISOString().slice(0, 10)}-${slugOf(about.title)}-${index}`;
    return {...about, file: `blog/${slug}.mdx`, route: `/blog/${slug}`, front: {}};
  });
}

function planDocs(count: number, random: Random): Planned[] {
  const groups = groupsOf(sidebars.sidebars);
  const named = namedDocs().filter((id) => id.includes('/'));
  const slugs = new Map(sections.map(({id}) => [id as string, named.filter((doc) => doc.startsWith(`${id}/`))]));
  const docs = Array.from({length: count - 1}, (_, index): Planned => {
    const section = sections[index % sections.length]!.id;
    const place = Math.floor(index / sections.length);
    const about = subject(section, random);
    const id = slugs.get(section)![place] ?? `${section}/${slugOf(about.title)}-${index}`;
    const own = groups.get(section) ?? [];
    const front = {group: own[place % own.length], sidebar_position: place, updated: `${LAST_YEAR}-06-01`};
    return {...about, file: `docs/${id}.mdx`, route: `/docs/${id}`, front};
  });
  const intro = {...subject('wellness', random), file: 'docs/intro.mdx', route: '/docs/intro', front: {}};
  return [intro, ...docs];
}

function subject(area: string, random: Random): Pick<Planned, 'title' | 'topic' | 'readers'> {
  const topic = random.pick(TOPICS[area]!);
  const readers = random.pick(READERS);
  const text = random.pick(TITLES).replace('{T}', topic).replace('{R}', readers);
  return {title: text.charAt(0).toUpperCase() + text.slice(1), topic, readers};
}

function slugOf(title: string): string {
  return title
    .toLowerCase()
    .match(/[a-z0-9]+/g)!
    .join('-');
}

/** The groups of every section, from the settings of the sidebars. */
function groupsOf(node: unknown): Map<string, readonly string[]> {
  if (typeof node !== 'object' || node === null) return new Map();
  if ('section' in node && 'groups' in node) return new Map([[node.section as string, node.groups as string[]]]);
  return new Map(Object.values(node).flatMap((value) => [...groupsOf(value)]));
}

/** The docs that navbar and sidebars name, all of which must exist. */
function namedDocs(): string[] {
  const inNavbar = site.navbar.items?.flatMap((item) => ('docId' in item && item.docId ? [item.docId] : [])) ?? [];
  return [...new Set([...inNavbar, ...docsIn(sidebars)])];
}

function docsIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === 'docs' || key === 'start' ? (value as string[]) : docsIn(value),
  );
}
