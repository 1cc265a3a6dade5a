// `tsx --import ./scripts/support/plain-node.mjs script.mts` runs the site's own modules without Next: style sheets become objects that
// answer with a class's own name, and `server-only`, which only a bundler understands, is empty.
import {register} from 'node:module';

register('./plain-node-loader.mjs', import.meta.url);
