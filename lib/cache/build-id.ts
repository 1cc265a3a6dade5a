import 'server-only';
import {contentFolder} from '@/lib/content/files/content-folder';
import {buildDay} from '@/lib/dates';
import {hashOf, hashOfSources} from './cache';

/** The build's id, for scripts/support/next-adapter.mjs. */
export const BUILD_ID_FILE = '.cache/build-id';

const SOURCES = [
  'app',
  'components',
  'content',
  'instrumentation-client.ts',
  'lib',
  'next-sitemap.config.js',
  'next.config.ts',
  'package-lock.json',
  'package.json',
  'public',
  'scripts',
];
const SETTINGS = ['BASE_PATH', 'SITE_URL', 'ANALYTICS_ID'];

/** 16 hexadecimal digits for content, source and settings, on the day of the build. */
export function buildId(root: string): string {
  const settings = SETTINGS.map((name) => process.env[name] ?? '');
  return hashOf(hashOfSources(root, [...SOURCES, contentFolder()]), ...settings, buildDay()).slice(0, 16);
}
