import 'server-only';
import {DESKTOP} from '@/lib/client/behavior/breakpoints';
import {collapseDuration} from '@/lib/client/behavior/collapse';
import {nextColorMode} from '@/lib/client/behavior/color-mode';
import {guessCountry} from '@/lib/client/behavior/country';
import {MENU_ID, SEARCH_IDS} from '@/lib/client/behavior/dialog-ids';
import {RELOADED_KEY, STORAGE_BLOCKED, STORAGE_KEYS} from '@/lib/client/behavior/storage-keys';
import {hasGoodConnection, mayPrefetch} from '@/lib/client/browser/connection';
import {reloadOnce} from '@/lib/client/browser/reload-once';
import {CLICK_TIMEOUT_MS} from '@/lib/client/browser/timeouts';
import {baseUrlBanner} from '@/lib/client/inline/base-url-banner';
import {bareAddress, hideUnstyled, loadFonts, storedChoices} from '@/lib/client/inline/before-paint';
import {closeOnBack} from '@/lib/client/inline/close-on-back';
import {controls} from '@/lib/client/inline/controls';
import {countryLines} from '@/lib/client/inline/country-lines';
import {dropdowns} from '@/lib/client/inline/dropdowns';
import {fetchApplication} from '@/lib/client/inline/fetch-application';
import {trustTypes} from '@/lib/client/inline/trust-types';
import {untilReady} from '@/lib/client/inline/until-ready';
import {colorToken} from '@/lib/color-token';
import {siteConfig} from '@/lib/config';
import {siteFonts} from '@/lib/fonts';
import {INDEX_PATH} from '@/lib/search';
import {url} from '@/lib/urls';

/* Every script printed into a page. Each function is turned into text, called with plain data, and hashed for the
   content security policy after the build (scripts/postbuild/policy.mts). */

/** A call of a script as text. Omits options that are false, which means the same and saves bytes in every page. */
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
  const {colorMode, docs} = siteConfig();
  const {defaultMode, disableSwitch, respectPrefersColorScheme} = colorMode;
  const choices = {
    fallback: respectPrefersColorScheme && !disableSwitch ? ('system' as const) : defaultMode,
    tints: colorToken('paper'),
    themeKey: disableSwitch ? undefined : STORAGE_KEYS.theme,
    warning: STORAGE_BLOCKED,
    sidebarKey: docs.sidebar.hideable ? STORAGE_KEYS.docsSidebar : undefined,
    announcement: closedAnnouncement(),
  };
  const fonts = siteFonts().map(({family, path}) => [family, url(path)] as const);
  const scripts = [
    `(${bareAddress})()`,
    inline(storedChoices, choices),
    inline(loadFonts, fonts, mayPrefetch),
    `(${hideUnstyled})()`,
  ];
  return scripts.join(';');
}

/** What is stored when the reader closes the announcement. */
function closedAnnouncement() {
  const {announcementBar: bar} = siteConfig();
  return bar && {[STORAGE_KEYS.announcementId]: bar.id, [STORAGE_KEYS.announcementDismissed]: 'true'};
}

/** At the end of every page: its controls, and what replaces the application until it has loaded. */
export function pageScript(): string {
  const {colorMode, analytics, navbar} = siteConfig();
  const hasDropdowns = navbar.items.some(({type}) => /dropdown$/i.test(type));
  const shell = {
    threeStates: colorMode.respectPrefersColorScheme,
    themeKey: STORAGE_KEYS.theme,
    sidebarKey: STORAGE_KEYS.docsSidebar,
    announcement: closedAnnouncement(),
    desktop: DESKTOP,
    menuId: MENU_ID,
    searchId: SEARCH_IDS.dialog,
    indexUrl: url(INDEX_PATH),
  };
  const scripts = [
    inline(trustTypes, {origin: analytics.trackingId && 'https://www.googletagmanager.com'}),
    `(${closeOnBack})()`,
    inline(controls, shell, collapseDuration, nextColorMode),
    hasDropdowns && `(${dropdowns})()`,
    inline(untilReady, {reloadKey: RELOADED_KEY, timeout: CLICK_TIMEOUT_MS}, reloadOnce),
    `(${fetchApplication})(${hasGoodConnection})`,
  ];
  return scripts.filter(Boolean).join(';');
}

/** Once after a text with an urgent-help box. */
export function countryLinesScript(): string {
  return `(${countryLines})(${JSON.stringify(STORAGE_KEYS.country)},${guessCountry})`;
}

/** Home page only. */
export function baseUrlBannerScript(): string {
  const {title, basePath} = siteConfig();
  const text = [
    `Your ${title} site did not load properly.`,
    'A very common reason is a wrong base path configuration.',
    `Current configured basePath = ${basePath || '/ (default value)'}`,
    'We suggest trying basePath = ',
  ];
  return inline(baseUrlBanner, {text: text.join('\n'), configured: basePath || '/'});
}
