/** Everything the site keeps in the reader's browser: their own choices, nothing else. */
export const STORAGE_KEYS = {
  theme: 'theme',
  announcementId: 'sunroot.announcement.id',
  announcementDismissed: 'sunroot.announcement.dismiss',
  docsSidebar: 'sunroot.docs.sidebar',
  docsVersion: 'docs-preferred-version-default',
  consent: 'sunroot.consent',
  /** "off" when the reader does not want pages kept on the device. */
  offline: 'sunroot.offline',
} as const;
