/** Folders whose file names contain a hash of the content. */
export const IMMUTABLE_FOLDERS = ['/_next/static', '/cards', '/covers', '/fonts', '/images'];
/** Pictures that other sites may show: social cards, and drawings in feeds. */
export const SHARED_FOLDERS = ['/cards', '/covers', '/images'];

export const IMMUTABLE = 'public, max-age=31536000, immutable';
export const REVALIDATE = 'no-cache';

/** Sent with every response. The content security policy is in the page; a page cannot say who may frame it. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=(), xr-spatial-tracking=()',
  'Referrer-Policy': 'same-origin',
  // two years
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
};

/** A path of the site (lib/content/slugs.ts). Only such paths are used in a redirect. */
export const PATH_PATTERN = "(?:/[A-Za-z0-9_'.~-]+)+";

export interface HostOptions {
  readonly base: string;
}
