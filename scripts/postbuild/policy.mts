import {createHash} from 'node:crypto';
import {analyticsInit} from './analytics-init.mts';

interface PolicyOptions {
  readonly trackingId?: string;
}

const HEAD = /<head>(?:<meta charset="utf-8"\/?>)?/i;

/** Adds a content security policy with the hashes of the page's inline scripts and styles; throws without a head. */
export function addPolicy(html: string, options: PolicyOptions): string {
  if (!HEAD.test(html)) throw new Error('A page has no <head> for its policy. See scripts/postbuild/policy.mts.');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyOf(html, options)}"/>`;
  return html.replace(HEAD, (head) => head + meta);
}

function policyOf(html: string, {trackingId}: PolicyOptions): string {
  const scripts = inline(html, /<script(?![^>]*(?:\ssrc=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g);
  const styles = inline(html, /<style[^>]*>([\s\S]*?)<\/style>/g);
  const tag = trackingId ? `${hashesOf([analyticsInit(trackingId)])} https://*.googletagmanager.com` : '';
  const collect = trackingId
    ? ' https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com'
    : '';
  return [
    // also fonts, the manifest, workers and requests
    "default-src 'self'",
    `script-src 'self'${scripts}${tag}`,
    `style-src 'self'${styles}`,
    `img-src 'self' data:${collect}`,
    ...(collect ? [`connect-src 'self'${collect}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    // lib/client/inline/trust-types.ts creates our only policy; the tag manager creates its own
    ...(trackingId ? [] : ['trusted-types default']),
  ].join('; ');
}

function inline(html: string, pattern: RegExp): string {
  return hashesOf([...html.matchAll(pattern)].map(([, text]) => text!));
}

/** Pages share their scripts, and mostly their style: each is hashed once. */
const hashes = new Map<string, string>();

function hashesOf(texts: readonly string[]): string {
  const own = texts.map((text) => {
    const hash = hashes.get(text) ?? createHash('sha256').update(text).digest('base64');
    hashes.set(text, hash);
    return hash;
  });
  return [...new Set(own)].map((hash) => ` 'sha256-${hash}'`).join('');
}
