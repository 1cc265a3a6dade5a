import 'server-only';
import {allAliases} from './aliases';
import type {LinkTargets} from './broken-links';
import {hasFile} from './content/files';
import {perContent} from './content/per-content';
import {extraFiles} from './extra-files';
import {jsonPath} from './paths';
import {allRoutes} from './routes';

/** What links may lead to in a build: its pages, old addresses, the files made from the content, and those of public/. */
export const linkTargets = perContent(async (): Promise<LinkTargets> => {
  const [routes, aliases, files] = await Promise.all([allRoutes(), allAliases(), extraFiles()]);
  const others = new Set([...aliases.map(({from}) => from), ...files, ...routes.map(({path}) => jsonPath(path))]);
  return {
    pages: new Set(routes.map(({path}) => path)),
    hasOther: (address) => others.has(address) || hasFile(process.cwd(), `public${address}`),
  };
});
