import 'server-only';
import {checkData} from '@/lib/data/check';
import {type Fault, Faults, faultOf} from '@/lib/faults';
import type {CheckedFile, FileRule, Site, SiteRule} from './model';
import {aliases} from './rules/aliases';
import {boxLength, takeCare, urgentHelp} from './rules/boxes';
import {covers} from './rules/covers';
import {doses} from './rules/doses';
import {duplicates, sharedAsks} from './rules/duplicates';
import {frontLength} from './rules/front-length';
import {doubledHeadings, repeatedHeadings, skippedLevels} from './rules/headings';
import {ledger} from './rules/ledger';
import {leftovers} from './rules/leftovers';
import {enoughLinks, links, settings} from './rules/links';
import {phrases} from './rules/phrases';
import {placeholders} from './rules/placeholders';
import {plainTexts} from './rules/plain-texts';
import {grade, length, longSentences, shape} from './rules/prose';
import {sharedRuns} from './rules/shared-runs';
import {sourceCount} from './rules/source-count';
import {uncitedSources} from './rules/sources';
import {noTags} from './rules/tags';
import {days, noLinksForward, noSourcesFromLater} from './rules/time';
import {units} from './rules/units';

const data: SiteRule = () => checkData().map((error) => faultOf('data', error));

/* By name, which is in the fault of a rule that throws: a bundle may rename functions. */
type FileRules = Readonly<Record<string, FileRule>>;
type SiteRules = Readonly<Record<string, SiteRule>>;

/** Rules for every file, including drafts and standalone pages. */
const TECHNICAL: FileRules = {links, skippedLevels, doubledHeadings, days, plainTexts};
const TECHNICAL_SITE: SiteRules = {duplicates, sharedAsks, aliases, data, settings, ledger, covers};
/** Rules for published posts and docs: no drafts. */
const PROSE: FileRules = {
  leftovers,
  placeholders,
  noTags,
  frontLength,
  length,
  grade,
  longSentences,
  shape,
  phrases,
  units,
  doses,
  enoughLinks,
  noLinksForward,
  noSourcesFromLater,
  sourceCount,
  uncitedSources,
  urgentHelp,
  takeCare,
  boxLength,
};
const PROSE_SITE: SiteRules = {repeatedHeadings, sharedRuns};

export type Family = 'technical' | 'prose';

/** Applies the rules; those about one file to `only`, or to all. One that throws becomes a fault. */
export function applyRules(site: Site, families: readonly Family[], only: readonly string[] = []): Fault[] {
  const faults = new Faults();
  const perFile = (rules: FileRules, files: readonly CheckedFile[]) => {
    for (const file of files) {
      if (only.length > 0 && !only.includes(file.file)) continue;
      for (const [name, rule] of Object.entries(rules)) {
        faults.list.push(...(faults.attempt(name, () => rule(file, site), {file: file.file}) ?? []));
      }
    }
  };
  const perSite = (rules: SiteRules, view: Site) => {
    for (const [name, rule] of Object.entries(rules))
      faults.list.push(...(faults.attempt(name, () => rule(view)) ?? []));
  };
  if (families.includes('technical')) {
    perFile(TECHNICAL, site.files);
    perSite(TECHNICAL_SITE, site);
  }
  if (families.includes('prose')) {
    const written = {...site, files: site.files.filter(isForReaders)};
    perFile(PROSE, written.files);
    perSite(PROSE_SITE, written);
  }
  return faults.list;
}

const isForReaders = ({kind, frontMatter}: CheckedFile) => kind !== 'page' && !frontMatter?.draft;
