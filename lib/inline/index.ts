import 'server-only';
import {TINTS} from '@/lib/color-mode';
import {siteConfig} from '@/lib/config';
import {MENU_IDS} from '@/lib/menu-ids';
import {RELOADED_KEY, STORAGE_KEYS} from '@/lib/storage-keys';
import {baseUrlBanner} from './base-url-banner';
import {beforePaint} from './before-paint';
import {showMore} from './show-more';
import {untilReady} from './until-ready';

/*
 * Every script that is printed into a page. The functions are turned into text, called with plain data, and hashed for the content
 * security policy after the build (scripts/postbuild/policy.mts).
 */

/** A call of a script as text. What is off is left out of its options: it stands in every page, and counts for as much when it is not there. */
function inline<T, F extends (() => void)[]>(
  script: (options: T, ...helpers: F) => void,
  options: T,
  ...helpers: F
): string {
  const json = JSON.stringify(options, (_, value: unknown) => (value === false ? undefined : value));
  return `(${script.toString()})(${[json.replaceAll('<', '\\u003c'), ...helpers].join()})`;
}

/** Head of every page. */
export function beforePaintScript(): string {
  const {colorMode, announcementBar, docs} = siteConfig();
  const options = {
    defaultMode: colorMode.defaultMode,
    respectSystem: colorMode.respectPrefersColorScheme,
    disableSwitch: colorMode.disableSwitch,
    announcement: announcementBar && {
      id: announcementBar.id,
      idKey: STORAGE_KEYS.announcementId,
      dismissedKey: STORAGE_KEYS.announcementDismissed,
    },
    tints: TINTS,
    themeKey: STORAGE_KEYS.theme,
    sidebarKey: docs.sidebar.hideable ? STORAGE_KEYS.docsSidebar : undefined,
  };
  return inline(beforePaint, options, showMore);
}

/** End of every page: the controls until the application is there, and what happens when it never comes. */
export function untilReadyScript(): string {
  const {runtime, colorMode, docs, analytics} = siteConfig();
  return inline(untilReady, {
    runtime: process.env.NODE_ENV === 'production' ? runtime : 'load',
    threeStates: colorMode.respectPrefersColorScheme,
    themeKey: STORAGE_KEYS.theme,
    reloadKey: RELOADED_KEY,
    tints: TINTS,
    autoCollapse: docs.sidebar.autoCollapseCategories,
    scriptOrigin: analytics.trackingId && 'https://www.googletagmanager.com',
    menu: {section: MENU_IDS.section, items: MENU_IDS.items},
  });
}

/** Home page only. */
export function baseUrlBannerScript(): string {
  const {title, basePath} = siteConfig();
  return inline(baseUrlBanner, {title, basePath});
}
