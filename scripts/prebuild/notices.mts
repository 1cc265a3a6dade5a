import {type SiteConfig, sidebarsConfig} from '@/lib/config';
import {undecided} from '@/lib/config/launch';
import type {Content} from '@/lib/content';
import {evidenceNotice} from '@/lib/content/evidence-age';
import {hiddenNotice} from '@/lib/content/hidden-notice';
import {missingDocs, missingDocsNotice} from '@/lib/content/missing-docs';
import {staleNotice} from '@/lib/data/contact-age';
import {buildDay} from '@/lib/dates';

/** Prints what the owner and the authors should know, and what stops no build. */
export function printNotices(site: SiteConfig, content: Content, isBuild: boolean): void {
  const today = buildDay();
  const missing = missingDocs(process.cwd(), site, sidebarsConfig());
  if (missing.length > 0) console.warn(missingDocsNotice(missing));
  const open = isBuild ? undecided(site) : [];
  if (open.length > 0) {
    console.log(`For the owner to decide (npm run launch:check): ${open.map(({in: place}) => place).join('; ')}.`);
  }
  const hidden = hiddenNotice(content.hidden, today);
  if (hidden) console.log(hidden);
  const warnings = [isBuild ? evidenceNotice(content.articles, today) : undefined, staleNotice(today)];
  for (const warning of warnings) if (warning) console.warn(warning);
}
