import 'server-only';
import {siteConfig} from '@/lib/config';
import {resolveNavbar} from '@/lib/config/resolve-navbar';
import {readContent} from '@/lib/content';
import {navbarTargets} from '@/lib/links/navbar-targets';
import {readSynonyms} from '@/lib/search/synonym-file';
import {attempt, type Fault} from './fault';
import type {Site} from './model';

/**
 * What would stop the build of a site whose articles are right one by one: a sidebar or an item of the navbar that names a doc that does
 * not exist, synonyms that contradict one another or lead nowhere.
 */
export function buildFaults({root, byRoute, vocabulary, today, sidebars}: Site): Fault[] {
  const faults: Fault[] = [];
  const config = siteConfig();
  const content = attempt('site', faults, () =>
    readContent({root, config, vocabulary, today, isDevelopment: true}, sidebars),
  );
  if (content) attempt('site', faults, () => resolveNavbar(config.navbar.items, navbarTargets(content.docs)));
  attempt('data', faults, () => {
    const listed = (route: string) => {
      const file = byRoute.get(route);
      return file && !file.front?.draft && !file.front?.unlisted ? (file.ids ?? new Set<string>()) : undefined;
    };
    readSynonyms(root, listed);
  });
  return faults;
}
