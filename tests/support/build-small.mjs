/*
 * Builds a third site into out-small: the site's own code with the few articles and the settings of tests/fixtures/small, which are those
 * that neither the site nor variant.json uses. A handful of pages takes seconds where a third build of the whole content would take a
 * minute. The project is put together below .cache, where Node and Next still find the packages of this one.
 */
import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, rmSync} from 'node:fs';
import path from 'node:path';

const project = path.resolve('.cache/small');
const CODE = [
  'app',
  'components',
  'lib',
  'public',
  'scripts',
  'instrumentation-client.ts',
  'next.config.ts',
  'next-sitemap.config.js',
];
const SHARED = ['content/sections.ts', 'content/tags.yml', 'content/data', 'package.json', 'tsconfig.json'];

rmSync(project, {recursive: true, force: true});
mkdirSync(project, {recursive: true});
const isNeeded = (source) =>
  !/\.test\.tsx?$|^public\/(covers|cards|images|previews)(\/|$)/.test(path.relative('.', source));
for (const part of [...CODE, ...SHARED]) cpSync(part, path.join(project, part), {recursive: true, filter: isNeeded});
cpSync('tests/fixtures/small/content', path.join(project, 'content'), {recursive: true});

const env = {
  ...process.env,
  OUT_DIR: 'out',
  BASE_PATH: '',
  SITE_OVERRIDES: '',
  CONTENT_DIR: '',
  SITE_URL: '',
  ANALYTICS_ID: '',
};
const {status} = spawnSync('npm', ['run', '-s', 'build'], {stdio: 'inherit', cwd: project, env});
if (status !== 0) process.exit(status ?? 1);
rmSync('out-small', {recursive: true, force: true});
cpSync(path.join(project, 'out'), 'out-small', {recursive: true});
