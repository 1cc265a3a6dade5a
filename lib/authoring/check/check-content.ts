import 'server-only';
import {requireSettings} from '@/lib/config';
import {versionWarnings} from '@/lib/config/empty-versions';
import {settingFaults} from '@/lib/config/setting-faults';
import {requireContentFolder} from '@/lib/content/files/content-folder';
import {closest, SiteError} from '@/lib/errors';
import {type Fault, Faults, faultOf, sortFaults} from '@/lib/faults';
import {checkSearchData} from '@/lib/output/files/search/search-data';
import {readUrgentNotes} from '@/lib/output/files/search/urgent-file';
import {navbarItems} from '@/lib/site/links/navbar-targets';
import {type LoadOptions, loadSite} from './load-site';
import type {Site} from './model';
import {pictureFaults} from './picture-faults';
import {applyRules, type Family} from './rules';

/** Rules about the whole text: when a part of it cannot be parsed, they would often be wrong. */
const SHAPE = ['shape', 'length', 'urgent-help', 'take-care'];
/** Rules about lists in the front matter: meaningless when the key is not a list. */
const LISTS = ['aliases', 'no-tags', 'source-count'];

interface CheckOptions extends LoadOptions {
  /** Limit the result to these files, and to the data everything depends on; empty means all files. */
  readonly only?: readonly string[];
  readonly families?: readonly Family[];
}

interface CheckResult {
  readonly site: Site;
  readonly faults: readonly Fault[];
  readonly files: number;
}

/** Every fault of every file below content/. Throws a SiteError for invalid settings, and for a file that does not exist. */
export async function checkContent({
  only = [],
  families = ['technical', 'prose'],
  ...load
}: CheckOptions): Promise<CheckResult> {
  requireContentFolder(load.root);
  const config = requireSettings();
  const {site, faults} = await loadSite(load);
  const known = new Set([...site.files.map(({file}) => file), ...faults.flatMap(({file}) => file ?? [])]);
  const missing = only.find((file) => !known.has(file));
  if (missing !== undefined) {
    const near = closest(missing, [...known]);
    const fix = near ? `did you mean ${near}?` : 'name a file below content/blog, content/docs or content/pages';
    throw new SiteError({problem: `The article ${missing} does not exist.`, fix});
  }
  const unread = new Set(faults.flatMap(({rule, file}) => (rule === 'syntax' && file ? [file] : [])));
  const closed = new Set(site.files.flatMap(({isUnreadable, file}) => (isUnreadable ? [file] : [])));
  const misread = new Set(faults.filter(({rule}) => rule === 'front-matter').map(({file, line}) => `${file}:${line}`));
  // the units of facts are then unknown
  const isDataBroken = faults.some(({file}) => file?.startsWith('content/data/'));
  const ruled = applyRules(site, families, only).filter(
    ({rule, file = '', line}) =>
      !closed.has(file) &&
      !(rule === 'units' && isDataBroken) &&
      !(SHAPE.includes(rule) && unread.has(file)) &&
      !(LISTS.includes(rule) && misread.has(`${file}:${line}`)),
  );
  const ofSearch = new Faults();
  checkSearchData(load.root, ofSearch);
  const all = [...faults, ...ruled, ...ofSearch.list];
  if (!all.some(({severity}) => severity === 'error')) all.push(...buildFaults(site));
  all.push(...(await pictureFaults(site)));
  const ofSettings = await settingFaults(load.root, config);
  all.push(...ofSettings.map((error) => faultOf('settings', error)));
  const warnings = versionWarnings(load.root, config).map((error) => faultOf('settings', error));
  all.push(...warnings.map((fault) => ({...fault, severity: 'warning' as const})));
  const isWanted = ({file, rule}: Fault) => rule === 'data' || (file !== undefined && only.includes(file));
  const wanted = only.length === 0 ? all : all.filter(isWanted);
  return {site, faults: sortFaults(wanted), files: only.length || site.files.length};
}

/** What stops the build despite valid articles: navbar items and urgent notes that lead nowhere. */
export function buildFaults({root, byRoute, published}: Site) {
  const faults = new Faults();
  faults.attempt('site', () => navbarItems(published.docs));
  const listed = (route: string) => {
    const {frontMatter, ids = new Set<string>()} = byRoute.get(route) ?? {};
    return frontMatter && !frontMatter.draft && !frontMatter.unlisted ? ids : undefined;
  };
  faults.attempt('data', () => readUrgentNotes(root, listed));
  return faults.list;
}
