/**
 * Everything the site stores in localStorage: the reader's own choices, nothing else. In addition, it stores
 * RELOADED_KEY in sessionStorage and the saved pages in cache storage.
 */
export const STORAGE_KEYS = {
  theme: 'theme',
  announcementId: 'sunroot.announcement.id',
  announcementDismissed: 'sunroot.announcement.dismiss',
  docsSidebar: 'sunroot.docs.sidebar',
  docsVersion: 'docs-preferred-version-default',
  consent: 'sunroot.consent',
  /** The country whose helplines the urgent-help box shows. */
  country: 'sunroot.country',
  /** "off" when the reader does not want pages saved on the device. */
  offline: 'sunroot.offline',
} as const;

/** In sessionStorage: the page has been reloaded because a part did not load, or an element was missing. */
export const RELOADED_KEY = 'sunroot.reloaded';

/** The only console warning when storage is blocked. */
export const STORAGE_BLOCKED = 'Browser storage is not available: choices on this site last until the page is closed.';
