import 'server-only';
import {type AnyArticle, loadContent} from '@/lib/content';
import {readText} from '@/lib/content/files';
import {SiteError} from '@/lib/errors';
import {barePath} from '@/lib/paths';
import {allRoutes} from '@/lib/routes';
import {lineAndColumn} from '@/lib/text-file';

export interface Alias {
  /** The older or shorter address, as a bare path without base path. */
  readonly from: string;
  /** The route of the article it leads to. */
  readonly to: string;
  readonly title: string;
}

/** The list of all aliases, written by scripts/prebuild.mts for what comes after the build. */
export const ALIAS_FILE = '.cache/aliases.json';

/** What hosts can serve as a file and browsers leave as it is. */
const SAFE_PATH = /^(\/[A-Za-z0-9][A-Za-z0-9_'.~-]*)+$/;
/** Folders and files the build owns; `index` is the name of a page's second file. */
const RESERVED =
  /^\/(_next|data|covers|cards|images|previews)(\/|$)|^\/404$|\/index$|\.(json|md|txt|xml|js|css|svg|png)$/i;

/** Every `aliases:` entry of the content. Throws a SiteError for one that cannot be an address, or that leads two ways. */
export async function allAliases(): Promise<Alias[]> {
  const [{articles}, routes] = await Promise.all([loadContent(), allRoutes()]);
  return resolveAliases(
    articles,
    routes.map(({path}) => path),
  );
}

/** The same for any articles. Upper and lower case do not count, as with routes. Sorted by address. */
export function resolveAliases(articles: readonly AnyArticle[], routes: readonly string[]): Alias[] {
  const owners = new Map(routes.map((path) => [path.toLowerCase(), `the page ${path}`]));
  const aliases = articles.flatMap((article) =>
    article.aliases.map((written): Alias => {
      const from = barePath(written);
      if (!SAFE_PATH.test(from) || RESERVED.test(from)) {
        throw fault(
          article,
          written,
          'cannot be an address of its own',
          "write a path such as /old/name, of letters, digits, - _ ' . ~",
        );
      }
      const owner = owners.get(from.toLowerCase());
      if (owner !== undefined) {
        throw fault(article, written, `is taken by ${owner}`, 'take the alias out; an address leads to one page');
      }
      owners.set(from.toLowerCase(), `an alias in ${article.file}`);
      return {from, to: article.route, title: article.title};
    }),
  );
  return aliases.sort((a, b) => (a.from < b.from ? -1 : 1));
}

function fault({file}: AnyArticle, alias: string, problem: string, fix: string): SiteError {
  return new SiteError({problem: `The alias "${alias}" ${problem}.`, file, ...placeOf(file, alias), fix});
}

function placeOf(file: string, alias: string): {line?: number; column?: number} {
  try {
    const text = readText(process.cwd(), file);
    const at = text.indexOf(alias, text.indexOf('aliases:'));
    return at < 0 ? {} : lineAndColumn(text, at);
  } catch {
    // articles of a test have no file
    return {};
  }
}
