import 'server-only';
import {cached, hashOf} from '@/lib/cache/cache';
import {inputsHash} from '@/lib/cache/cache-inputs';
import {siteConfig} from '@/lib/config';
import type {AnyArticle, Content} from '@/lib/content';
import {articleInputs} from '@/lib/data/article-inputs';
import {contactParts} from '@/lib/data/contacts';
import {readDataFile} from '@/lib/data/data-file';
import {urgentContacts} from '@/lib/data/rows';
import {
  type ArticleSection,
  buildSearch,
  DIRECTORY_PATH,
  INDEX_PATH,
  type SearchIndex,
  type SearchSource,
  type SearchTiers,
  serialiseIndex,
  shardCount,
  shardPath,
  textPath,
} from '@/lib/search';
import {smarten} from '@/lib/typography';
import {sectionsOf} from './sections';
import {readSynonyms} from './synonym-file';
import {menuLabels, type TitleRow, titleRows} from './title-rows';
import {urgentKnowledge} from './urgent-file';

type RenderHtml = (article: AnyArticle) => Promise<{readonly html: string}>;

/** For urgent notes. */
const contacts = (): SearchIndex['contacts'] =>
  urgentContacts().map(({name, place, countries, contact}) => ({
    name,
    place,
    countries,
    line: contactParts(contact).map(({text, href}) => (href?.startsWith('tel:') ? {phone: text} : text)),
  }));

/** The groups of search results; the last contains the pages about the site itself. */
const areasOf = ({sections}: Content['docs']): SearchIndex['areas'] => [
  ...sections.map(({id, label, route}) => ({id, label, path: route})),
  {id: 'blog', label: 'Blog', path: '/blog'},
  {id: 'sunroot', label: `About ${siteConfig().title}`},
];

const tiersOf = new WeakMap<Content, Promise<SearchTiers>>();

/** The files of the search by address; created on demand. */
export function searchFiles(content: Content, render: RenderHtml): [address: string, make: () => Promise<unknown>][] {
  const tiers = () => searchTiers(content, render);
  const {length} = listed(content);
  return [
    [INDEX_PATH, async () => serialiseIndex((await tiers()).index)],
    [DIRECTORY_PATH, async () => (await tiers()).text.directory],
    ...numbered(shardCount(length), shardPath, async (index) => (await tiers()).text.shards[index]),
    ...numbered(length, textPath, async (index) => (await tiers()).text.texts[index]),
  ];
}

function numbered<T>(
  count: number,
  address: (index: number) => string,
  make: (index: number) => T,
): [string, () => T][] {
  return Array.from({length: count}, (_, index) => [address(index), () => make(index)]);
}

/** Both tiers of the search, created once per state of the content; the same content gives the same bytes. */
export function searchTiers(content: Content, render: RenderHtml): Promise<SearchTiers> {
  const tiers = tiersOf.get(content) ?? build(content, render);
  tiersOf.set(content, tiers);
  // a picture may be corrected without a change of the content
  tiers.catch(() => tiersOf.delete(content));
  return tiers;
}

function listed({docs, blog, pages}: Content): AnyArticle[] {
  return [...docs.listed, ...blog.listed, ...pages.filter(({visibility}) => visibility !== 'unlisted')];
}

async function build(content: Content, render: RenderHtml): Promise<SearchTiers> {
  const articles = listed(content);
  const [rows, labels] = [titleRows(content), menuLabels(content)];
  const page = ({route, title, description, kind}: AnyArticle | TitleRow, area: string) => ({
    path: route,
    title,
    summary: description,
    kind,
    area,
    names: labels.get(route) ?? [],
  });
  const entries: SearchSource['articles'][number][] = [];
  for (const article of articles) {
    const {tags, asks} = article;
    entries.push({...page(article, areaOf(article)), tags, asks, sections: await sectionsFor(article, render)});
  }
  const pages = rows.map((row) => page(row, row.area));
  const lists = {
    areas: areasOf(content.docs),
    questions: siteConfig().questions.map(({ask, to}) => ({ask: smarten(ask), to})),
    synonyms: readSynonyms(),
    urgent: await urgentKnowledge(new Map([...pages, ...entries].map((entry) => [entry.path, namesOf(entry)]))),
    contacts: contacts(),
  };
  const english = englishWords();
  const source: SearchSource = {
    ...lists,
    build: hashOf(inputsHash('articles'), JSON.stringify([lists, english, rows, [...labels]]), ...articles.map(keyOf)),
    english,
    articles: entries,
    pages,
  };
  return buildSearch(source);
}

/** What readers type to find a page: its title, headings and tags, and the questions it answers. */
function namesOf({title, names, ...rest}: SearchSource['pages'][number] | SearchSource['articles'][number]): string[] {
  if (!('asks' in rest)) return [title, ...names];
  const headings = rest.sections.flatMap(({heading}) => heading ?? []);
  return [title, ...names, ...rest.asks, ...headings, ...rest.tags.map(({label}) => label)];
}

/** Common English words, one per line, so that none of them is taken for a typing mistake. */
function englishWords(): readonly string[] {
  return readDataFile('content/data/english-words.txt')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/** In development, which does not cache rendered articles, the sections are cached by the article's text. */
function sectionsFor(article: AnyArticle, render: RenderHtml): Promise<readonly ArticleSection[]> {
  const make = async () => sectionsOf((await render(article)).html);
  if (process.env.NODE_ENV !== 'development') return make();
  return cached('search', hashOf(articleInputs(article.body), keyOf(article)), make);
}

function keyOf({route, title, description, tags, asks, body}: AnyArticle): string {
  return hashOf(route, title, description, JSON.stringify([tags, asks]), body);
}

function areaOf(article: AnyArticle): string {
  if (article.kind === 'post') return 'blog';
  return article.kind === 'doc' && article.section ? article.section : 'sunroot';
}
