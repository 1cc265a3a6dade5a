/** Everything the site keeps in the reader's browser: their own choices, nothing else, in localStorage. */
export const STORAGE_KEYS = {
  theme: 'theme',
  announcementId: 'sunroot.announcement.id',
  announcementDismissed: 'sunroot.announcement.dismiss',
  docsSidebar: 'sunroot.docs.sidebar',
  docsVersion: 'docs-preferred-version-default',
  consent: 'sunroot.consent',
  /** Whose telephone lines the box of urgent help shows. */
  country: 'sunroot.country',
  /** "off" when the reader does not want pages kept on the device. */
  offline: 'sunroot.offline',
} as const;

/** Of sessionStorage: the page has been loaded again because a part of the application did not come. */
export const RELOADED_KEY = 'sunroot.reloaded';

/** What the console says once, where the browser lets nothing be stored. */
export const STORAGE_BLOCKED = 'Browser storage is not available: choices on this site last until the page is closed.';
