import 'server-only';
import {DESKTOP} from '@/lib/behavior/breakpoints';
import {TINTS} from '@/lib/behavior/color-mode';
import {MENU_IDS, SEARCH_IDS} from '@/lib/behavior/menu-ids';
import {RELOADED_KEY, STORAGE_KEYS} from '@/lib/behavior/storage-keys';
import {siteConfig} from '@/lib/config';
import {siteFonts} from '@/lib/fonts';
import {url} from '@/lib/urls';
import {announcement} from './announcement';
import {baseUrlBanner} from './base-url-banner';
import {type BeforePaintOptions, beforePaint} from './before-paint';
import {closeDropdowns} from './close-dropdowns';
import {closeOnBack} from './close-on-back';
import {fetchApplication} from './fetch-application';
import {trustTypes, trustTypesOf} from './trust-types';
import {type UntilReadyOptions, untilReady} from './until-ready';
import {workControl} from './work-control';
import {workMenu} from './work-menu';

/*
 * Every script that is printed into a page. The functions are turned into text, called with plain data, and hashed for the content
 * security policy after the build (scripts/postbuild/policy.mts).
 */

/** A call of a script as text. Options that are false are left out, which means the same and saves bytes in every page. */
function inline<T, F extends ((...given: never[]) => void)[]>(
  script: (options: T, ...helpers: F) => void,
  options: T,
  ...helpers: F
): string {
  const json = JSON.stringify(options, (_, value: unknown) => (value === false ? undefined : value));
  return `(${script.toString()})(${[json.replaceAll('<', '\\u003c'), ...helpers].join()})`;
}

/** Head of every page. */
export function beforePaintScript(): string {
  const {colorMode, announcementBar: bar, docs} = siteConfig();
  const {defaultMode, disableSwitch, respectPrefersColorScheme} = colorMode;
  const options: BeforePaintOptions = {
    fallback: respectPrefersColorScheme && !disableSwitch ? 'system' : defaultMode,
    tints: TINTS,
    themeKey: disableSwitch ? undefined : STORAGE_KEYS.theme,
    sidebarKey: docs.sidebar.hideable ? STORAGE_KEYS.docsSidebar : undefined,
    fonts: siteFonts().map(({family, path}) => [family, url(path)]),
  };
  const keys = {idKey: STORAGE_KEYS.announcementId, dismissedKey: STORAGE_KEYS.announcementDismissed};
  const scripts = [inline(beforePaint, options), bar && inline(announcement, {id: bar.id, ...keys})];
  return scripts.filter(Boolean).join(';');
}

/** End of every page: the controls until the application is there, and what happens when it never comes. */
export function untilReadyScript(): string {
  const {runtime, colorMode, analytics, navbar} = siteConfig();
  const hasDropdowns = navbar.items.some(({type}) => /dropdown$/i.test(type));
  const options: UntilReadyOptions = {
    runtime: process.env.NODE_ENV === 'production' ? runtime : 'load',
    threeStates: colorMode.respectPrefersColorScheme,
    themeKey: STORAGE_KEYS.theme,
    sidebarKey: STORAGE_KEYS.docsSidebar,
    reloadKey: RELOADED_KEY,
    desktop: DESKTOP,
    menuIds: [MENU_IDS.dialog, MENU_IDS.section, MENU_IDS.items],
    searchId: SEARCH_IDS.dialog,
  };
  const types = analytics.trackingId
    ? inline(trustTypesOf, {origin: 'https://www.googletagmanager.com'})
    : `(${trustTypes})()`;
  const controls = [
    types,
    `(${closeOnBack})()`,
    inline(untilReady, options, fetchApplication, workControl, workMenu),
    hasDropdowns && `(${closeDropdowns})()`,
  ];
  return controls.filter(Boolean).join(';');
}

/** Home page only. */
export function baseUrlBannerScript(): string {
  const {title, basePath} = siteConfig();
  return inline(baseUrlBanner, {title, basePath});
}
