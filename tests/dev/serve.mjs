/* The development server for a copy of the project with few articles, which the tests change. `node
   tests/dev/serve.mjs --port 4180` */
import {runNpm} from '../../scripts/support/npm.mjs';
import {projectBeside} from '../support/build-beside.mjs';

/** Of the reference. */
const PICTURES = ['soil-layers.jpg', 'bean-germination.jpg'].map((name) => `content/docs/gardening/${name}`);

const cwd = projectBeside({
  name: 'dev',
  shared: ['content/sections.ts', 'content/data', ...PICTURES],
  fixtures: ['tests/fixtures/variant/content'],
});
runNpm(['run', '-s', 'dev', '--', ...process.argv.slice(2)], {cwd, stdio: 'inherit'});
