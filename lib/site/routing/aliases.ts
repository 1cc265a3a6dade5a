import 'server-only';
import {type AnyArticle, type Category, loadContent} from '@/lib/content';
import {readText} from '@/lib/content/files/read-text';
import {type Place, SiteError} from '@/lib/errors';
import {barePath} from '@/lib/paths';
import {allRoutes} from '@/lib/site/routes';
import {FILE_NAME} from '@/lib/site/routing/file-name';
import {lineAndColumn} from '@/lib/text-file';

export interface Alias {
  /** The older or shorter address, as a bare path without base path. */
  readonly from: string;
  /** The route of the article, or of the section's page, that it redirects to. */
  readonly to: string;
  readonly title: string;
}

/** The list of all aliases, written by scripts/prebuild.mts for the steps after the build. */
export const ALIAS_FILE = '.cache/aliases.json';

type Aliased = Pick<AnyArticle, 'aliases' | 'file' | 'route' | 'title'> & {
  /** The place of a value in the front matter, if known. */
  place?(path: readonly PropertyKey[]): Place;
};

/** Characters that hosts can serve in a file name and browsers do not change. */
const SAFE_PATH = /^(\/[A-Za-z0-9][A-Za-z0-9_'.~-]*)+$/;
/** Folders and files that the build owns; `index` is the name of a page's second file. */
const FOLDERS = ['_next', 'data', 'covers', 'cards', 'images', 'previews'];
const RESERVED = new RegExp(`^/(${FOLDERS.join('|')})(/|$)|^/404$|/index$`, 'i');

/** Every `aliases:` entry, and the address of each section. Throws a SiteError for an invalid or ambiguous one. */
export async function allAliases(): Promise<Alias[]> {
  const [{articles, docs}, routes] = await Promise.all([loadContent(), allRoutes()]);
  return resolveAliases(
    articles,
    routes.map(({path}) => path),
    docs.categories,
  );
}

/** /docs/{section} redirects to the section's page, unless a page exists there. */
function sectionAliases(categories: readonly Category[], routes: readonly string[]): Alias[] {
  const taken = new Set(routes.map((path) => path.toLowerCase()));
  return categories.flatMap(({section, route, title}) => {
    const from = `/docs/${section}`;
    return section === undefined || taken.has(from) ? [] : [{from, to: route, title}];
  });
}

/** The aliases of any articles and categories, sorted by address. Throws a SiteError for the first invalid one. */
export function resolveAliases(
  articles: readonly Aliased[],
  routes: readonly string[],
  categories: readonly Category[] = [],
): Alias[] {
  const fromSections = sectionAliases(categories, routes);
  const {aliases, faults} = readAliases(articles, [...routes, ...fromSections.map(({from}) => from)]);
  if (faults[0]) throw faults[0];
  return [...fromSections, ...aliases].sort((a, b) => (a.from < b.from ? -1 : 1));
}

/** The valid aliases, and what is wrong with the others. Case is ignored, as in routes. */
export function readAliases(
  articles: readonly Aliased[],
  routes: readonly string[],
): {aliases: Alias[]; faults: SiteError[]} {
  const owners = new Map(routes.map((path) => [path.toLowerCase(), `the page ${path}`]));
  const aliases: Alias[] = [];
  const faults: SiteError[] = [];
  for (const article of articles) {
    for (const [index, written] of article.aliases.entries()) {
      const from = barePath(written);
      const owner = owners.get(from.toLowerCase());
      const [ending] = FILE_NAME.exec(from) ?? [];
      if (!SAFE_PATH.test(from) || RESERVED.test(from)) {
        const fix = `write a path such as /old/name, of letters, digits, - _ ' . ~, that does not start with ${FOLDERS.join(', ')}`;
        faults.push(fault(article, index, 'cannot be an address', fix));
      } else if (ending) {
        const fix = `remove the ${ending} at its end: an alias is the address of a page; for a removed file, add a redirect at the host`;
        faults.push(fault(article, index, 'is the name of a file', fix));
      } else if (owner !== undefined) {
        const fix = 'remove the alias; an address leads to one page';
        faults.push(fault(article, index, `is taken by ${owner}`, fix));
      } else {
        owners.set(from.toLowerCase(), `an alias in ${article.file}`);
        aliases.push({from, to: article.route, title: article.title});
      }
    }
  }
  return {aliases, faults};
}

function fault(article: Aliased, index: number, problem: string, fix: string): SiteError {
  const {file, aliases} = article;
  const alias = aliases[index]!;
  const place = article.place?.(['aliases', index]) ?? placeOf(file, alias);
  return new SiteError({problem: `The alias "${alias}" ${problem}.`, file, ...place, fix});
}

function placeOf(file: string, alias: string): {line?: number; column?: number} {
  try {
    const text = readText(process.cwd(), file);
    const at = text.indexOf(alias, text.indexOf('aliases:'));
    return at < 0 ? {} : lineAndColumn(text, at);
  } catch {
    // test articles have no file
    return {};
  }
}
