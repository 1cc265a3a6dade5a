import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

/** The inline script of <GoogleAnalytics>, from the package's source: the policy allows exactly it. */
export function analyticsInit(trackingId: string): string {
  const file = path.join(path.dirname(createRequire(import.meta.url).resolve('@next/third-parties/google')), 'ga.js');
  const [, template] = /__html: `([\s\S]*?)`,?\s*}/.exec(readFileSync(file, 'utf8')) ?? [];
  const text = template
    ?.replaceAll(/\$\{dataLayerName\}/g, 'dataLayer')
    .replaceAll(/\$\{gaId\}/g, trackingId)
    .replace(/\$\{debugMode \? .*? : ''\}/, '');
  if (!text || text.includes('${')) {
    throw new Error(
      `${file} no longer contains the start script of analytics in the known form: adapt scripts/postbuild/analytics-init.mts.`,
    );
  }
  return text;
}
