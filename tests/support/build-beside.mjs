import {cpSync, mkdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {runNpm} from '../../scripts/support/npm.mjs';

const CODE = [
  'app',
  'components',
  'lib',
  'public',
  'scripts',
  'instrumentation-client.ts',
  'next.config.ts',
  'next-sitemap.config.js',
  'package.json',
  'tsconfig.json',
];

const projectOf = (name) => path.resolve('.cache', name);

/** Builds a project prepared by `projectBeside`, and returns the output of the build. */
function buildAgain({name, env = {}}) {
  // the caller's environment must not change a fixture's settings; a test runner has its own NODE_ENV
  const own = {
    NODE_ENV: 'production',
    OUT_DIR: 'out',
    BASE_PATH: '',
    CONTENT_DIR: '',
    SITE_URL: '',
    ANALYTICS_ID: '',
    BUILD_ID: '',
    COMPRESS: '',
    CF_PAGES: '',
  };
  const {status, stdout} = runNpm(['run', '-s', 'build'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: projectOf(name),
    env: {...process.env, ...own, ...env},
  });
  if (status !== 0) throw new Error(`The build of ${name} ended with ${status}.\n${stdout}`);
  return stdout;
}

/**
 * A project with the site's code and other content, below .cache, where Node and Next still find this project's
 * packages, and where it cannot delete the site's pictures and cards. `shared` are parts of this project's content,
 * `fixtures` folders copied over them. Returns its folder.
 */
export function projectBeside({name, shared, fixtures}) {
  const project = projectOf(name);
  rmSync(project, {recursive: true, force: true});
  mkdirSync(project, {recursive: true});
  const isNeeded = (source) => !/\.test\.tsx?$|^public\/(covers|cards|images)(\/|$)/.test(path.relative('.', source));
  for (const part of [...CODE, ...shared]) cpSync(part, path.join(project, part), {recursive: true, filter: isNeeded});
  for (const fixture of fixtures) cpSync(fixture, path.join(project, 'content'), {recursive: true});
  // the docs of the version 1.0 in the fixtures
  mkdirSync(path.join(project, 'public/docs/1.0'), {recursive: true});
  return project;
}

/** Builds such a project into out-{name}, and returns the output of the build. */
export function buildBeside({name, shared, fixtures, env = {}}) {
  const project = projectBeside({name, shared, fixtures});
  const stdout = buildAgain({name, env});
  process.stdout.write(stdout);
  rmSync(`out-${name}`, {recursive: true, force: true});
  cpSync(path.join(project, 'out'), `out-${name}`, {recursive: true});
  return stdout;
}
