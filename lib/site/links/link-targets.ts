import 'server-only';
import {hasFile} from '@/lib/content/files';
import {memoizeContent} from '@/lib/content/memoize-content';
import {extraFiles} from '@/lib/output/published/extra-files';
import {jsonPath} from '@/lib/paths';
import {allRoutes} from '@/lib/site/routes';
import {allAliases} from '@/lib/site/routing/aliases';
import type {LinkTargets} from './broken-links';

/** The valid targets of links in a build: pages, aliases, generated files, and files of public/. */
export const linkTargets = memoizeContent(async (): Promise<LinkTargets> => {
  const [routes, aliases, files] = await Promise.all([allRoutes(), allAliases(), extraFiles()]);
  const others = new Set([...aliases.map(({from}) => from), ...files, ...routes.map(({path}) => jsonPath(path))]);
  return {
    pages: new Set(routes.map(({path}) => path)),
    hasOther: (address) => others.has(address) || hasFile(process.cwd(), `public${address}`),
  };
});
