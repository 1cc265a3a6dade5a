import {siteConfig} from '@/lib/config';
import {AnalyticsLoader} from './analytics-loader.client';

/** Renders nothing without a tracking id, or in development. */
export function Analytics() {
  const {trackingId, anonymizeIp, respectDoNotTrack, requireConsent} = siteConfig().analytics;
  if (!trackingId || process.env.NODE_ENV !== 'production') return null;
  return <AnalyticsLoader id={trackingId} options={{anonymizeIp, respectDoNotTrack, requireConsent}} />;
}
