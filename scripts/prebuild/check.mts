import {type RenderedArticle, renderArticle} from '@/components/article/render-article';
import type {SiteConfig} from '@/lib/config';
import {settingFaults} from '@/lib/config/setting-faults';
import type {AnyArticle, Content} from '@/lib/content';
import {checkData} from '@/lib/data/check';
import {type Faults, faultsOf} from '@/lib/faults';
import {checkSearchData} from '@/lib/output/files/search/search-data';
import {recordCoverFaults} from '@/lib/site/covers/record-cover-faults';
import {navbarItems} from '@/lib/site/links/navbar-targets';
import {reportArticleLinks} from '@/lib/site/links/report-links';
import {reportMarkdownLinks} from '@/lib/site/links/report-markdown-links';
import {timed} from '../support/timed.mts';

/** Records the errors in settings and data. */
export async function checkSettings(site: SiteConfig, content: Content, faults: Faults): Promise<void> {
  for (const {details} of await settingFaults(process.cwd(), site)) faults.add('settings', details);
  for (const {details} of checkData()) faults.add('data', details);
  checkSearchData(process.cwd(), faults);
  faults.attempt('site', () => navbarItems(content.docs));
}

type Rendered = readonly [AnyArticle, RenderedArticle];

/**
 * Renders everything the build will render, so that all errors are reported at once. Makes the images of the texts.
 * Returns the articles without errors.
 */
export async function checkTexts(content: Content, faults: Faults): Promise<Rendered[]> {
  const rendered: Rendered[] = [];
  await timed('texts compiled', async () => {
    for (const article of content.articles) {
      await renderArticle(article).then(
        (text) => rendered.push([article, text]),
        (error: unknown) => faults.list.push(...faultsOf('allowed', error)),
      );
    }
  });
  recordCoverFaults(content, faults);
  return rendered;
}

/** Reports broken links of articles as the settings say. Needs content without errors. */
export async function reportTextLinks(rendered: readonly Rendered[]): Promise<void> {
  for (const [{file}, {links, warnings}] of rendered) {
    reportMarkdownLinks(warnings);
    await reportArticleLinks(file, links);
  }
}
