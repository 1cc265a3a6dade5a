/* The build, for `next build` itself (https://nextjs.org/docs/app/api-reference/config/next-config-js/adapterPath):
   Next calls modifyConfig before it compiles and onBuildComplete when the export has been written. Both steps are
   separate scripts, because they use the site's modules, which Node cannot load without bundling. */
import {spawn} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';

const BUILD = 'phase-production-build';

/** Shows that the build is running. */
let progress;

export default {
  name: 'sunroot',
  async modifyConfig(config, {phase, projectDir}) {
    if (phase !== BUILD) return config;
    await run('scripts/prebuild.mts', projectDir);
    process.env.BUILD_ID ||= readFileSync(path.join(projectDir, '.cache/build-id'), 'utf8');
    // Next says nothing for longer while it renders many pages
    progress = setInterval(() => console.log('  pages …'), 5000).unref();
    return {...config, generateBuildId: () => process.env.BUILD_ID};
  },
  async onBuildComplete({projectDir}) {
    clearInterval(progress);
    await run('scripts/postbuild.mts', projectDir);
  },
};

/** Runs a step. A failed step has printed why, so the build ends without Next's stack. */
function run(script, cwd) {
  return new Promise((done) => {
    const step = spawn(process.execPath, ['scripts/run-ts.mjs', script], {cwd, stdio: 'inherit'});
    step.once('exit', (code) => (code === 0 ? done() : process.exit(1)));
  });
}
