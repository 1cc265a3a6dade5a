import 'server-only';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {resolveAliases} from '@/lib/aliases';
import {siteConfig} from '@/lib/config';
import {resolveNavbar} from '@/lib/config/resolve-navbar';
import {readContent} from '@/lib/content';
import {contentFolder} from '@/lib/content/folder';
import {imageFiles} from '@/lib/images/emit';
import {inspectImage} from '@/lib/images/inspect';
import {navbarTargets} from '@/lib/navbar-targets';
import {readSynonyms} from '@/lib/search/synonym-file';
import {attempt, type Fault, faultOf} from './fault';
import type {Site} from './model';

/**
 * What would stop the build of a site whose articles are right one by one: a sidebar or an item of the navbar that names a doc that does
 * not exist, an alias that is taken, an image that cannot be published, synonyms that contradict one another.
 */
export async function buildFaults({root, vocabulary, today, sidebars, routes}: Site): Promise<Fault[]> {
  const faults: Fault[] = [];
  const config = siteConfig();
  const content = attempt('site', faults, () =>
    readContent({root, config, vocabulary, today, isDevelopment: true}, sidebars),
  );
  if (content) {
    attempt('site', faults, () => resolveNavbar(config.navbar.items, navbarTargets(content.docs)));
    attempt('aliases', faults, () => resolveAliases(content.articles, [...routes]));
  }
  attempt('data', faults, () => readSynonyms(root));
  for (const file of imageFiles(path.join(root, contentFolder()))) {
    const name = path.relative(root, file);
    await inspectImage(name, readFileSync(file)).catch((error) => faults.push(faultOf('images', error)));
  }
  return faults;
}
