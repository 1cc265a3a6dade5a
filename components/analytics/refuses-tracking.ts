/** True when the browser says Do Not Track or Global Privacy Control. */
export function refusesTracking(): boolean {
  const {doNotTrack, globalPrivacyControl} = navigator as {doNotTrack?: string | null; globalPrivacyControl?: boolean};
  return globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes';
}
