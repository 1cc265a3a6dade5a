import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

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
/** Written by the build itself, or not part of the site. */
const LEFT_OUT = /^public\/(covers|cards|images)\/|\.test\.tsx?$|(^|\/)\./;
const SETTINGS = ['BASE_PATH', 'SITE_URL', 'ANALYTICS_ID'];

/** 16 hexadecimal digits for content, source and settings below `root`, on the day of the build. */
export function buildId(root, env) {
  const hash = createHash('sha256');
  const add = (name, content) => hash.update(`${name}\0${content.length}\0`).update(content);
  for (const name of SOURCES.flatMap((source) => filesBelow(root, source)).sort()) {
    if (!LEFT_OUT.test(name)) add(name, readFileSync(path.join(root, name)));
  }
  if (env.CONTENT_DIR) {
    for (const name of filesBelow(root, env.CONTENT_DIR).sort()) add(name, readFileSync(path.join(root, name)));
  }
  for (const key of SETTINGS) add(key, env[key] ?? '');
  add('day', env.BUILD_DATE || new Date().toISOString().slice(0, 10));
  return hash.digest('hex').slice(0, 16);
}

function filesBelow(root, source) {
  const file = path.join(root, source);
  if (!existsSync(file)) return [];
  if (statSync(file).isFile()) return [source];
  return readdirSync(file, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
}
