import 'server-only';
import {Faults} from '@/lib/faults';
import {readSynonyms} from '@/lib/output/files/search/synonym-file';
import {readUrgentMessages, readUrgentNotes} from '@/lib/output/files/search/urgent-file';
import {navbarItems} from '@/lib/site/links/navbar-targets';
import type {Site} from './model';

/** What stops the build despite valid articles: navbar items and urgent notes that lead nowhere. */
export function buildFaults({root, byRoute, published}: Site) {
  const faults = new Faults();
  faults.attempt('site', () => navbarItems(published.docs));
  faults.attempt('data', () => readSynonyms(root));
  faults.attempt('data', () => {
    const listed = (route: string) => {
      const file = byRoute.get(route);
      return file && !file.frontMatter?.draft && !file.frontMatter?.unlisted
        ? (file.ids ?? new Set<string>())
        : undefined;
    };
    readUrgentNotes(root, listed);
  });
  faults.attempt('data', () => readUrgentMessages(root));
  return faults.list;
}
