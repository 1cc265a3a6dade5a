/** True when the browser says Do Not Track or Global Privacy Control. */
export function refusesTracking(
  browser: {doNotTrack?: string | null; globalPrivacyControl?: boolean} = navigator,
): boolean {
  return browser.globalPrivacyControl === true || browser.doNotTrack === '1' || browser.doNotTrack === 'yes';
}
