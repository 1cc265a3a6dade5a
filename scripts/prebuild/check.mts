import {renderArticle} from '@/components/article/render-article';
import type {SiteConfig} from '@/lib/config';
import {settingFaults} from '@/lib/config/setting-faults';
import type {Content} from '@/lib/content';
import {recordCoverFaults} from '@/lib/covers/record-cover-faults';
import {checkData} from '@/lib/data/check';
import {type Faults, faultsOf} from '@/lib/faults';
import {navbarItems} from '@/lib/site/links/navbar-targets';
import {timed} from '../support/timed.mts';

/** Records the errors in settings and data. */
export async function checkSettings(site: SiteConfig, content: Content, faults: Faults): Promise<void> {
  for (const {details} of await settingFaults(process.cwd(), site)) faults.add('settings', details);
  for (const {details} of checkData()) faults.add('data', details);
  faults.attempt('site', () => navbarItems(content.docs));
}

/** Renders everything the build will render, so that all errors are reported at once. Makes the images of the texts. */
export async function checkTexts(content: Content, faults: Faults): Promise<void> {
  await timed('texts compiled', async () => {
    for (const article of content.articles) {
      await renderArticle(article).catch((error: unknown) => faults.list.push(...faultsOf('allowed', error)));
    }
  });
  recordCoverFaults(content, faults);
}
