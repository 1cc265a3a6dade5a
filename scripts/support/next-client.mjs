import {existsSync, readFileSync} from 'node:fs';

const nothing = (...names) => names.map((name) => `export function ${name}() {}`).join('\n');

const refused = (name) =>
  `export function ${name}() { throw new Error('Left out by scripts/support/next-client.mjs.'); }`;

/**
 * Replacements for parts of Next's client that this site has no use for, by their path in the package. The compiler refuses an import that is not
 * here.
 */
export const UNUSED = {
  // the router's prefetches: a page's data is fetched in one request (lib/browser/page-data.ts)
  'client/components/segment-cache/scheduler.js': [
    nothing('cancelPrefetchTask', 'pingPrefetchScheduler', 'pingPrefetchTask', 'reschedulePrefetchTask'),
    nothing('schedulePrefetchTask', 'startRevalidationCooldown'),
    'export const isPrefetchTaskDirty = () => false;',
  ].join('\n'),
  'client/components/prefetch.js': refused('prefetchRoute'),
  // next/link: one handler answers for all links (components/navigation/link-handler.client.tsx)
  'client/components/links.js': [
    nothing('pingVisibleLinks', 'setLinkForCurrentNavigation'),
    'export const getLinkForCurrentNavigation = () => null;',
    'export const IDLE_LINK_STATUS = {pending: false};',
  ].join('\n'),
  // a static host takes no orders
  'client/components/router-reducer/reducers/server-action-reducer.js': refused('serverActionReducer'),
  // what the browsers of package.json have
  'build/polyfills/polyfill-module.js': '',
  'build/polyfills/process.js': 'module.exports = {env: {}};',
};

/** React's reader of data also writes what forms would send to a server. */
const WRITER = /exports\.encodeReply = function[\s\S]*?\n};\n/;

/**
 * A loader for the modules of Next's client, as browsers get them. Next's package holds each as a CommonJS module, of which a compiler
 * can leave out nothing, and once more as an ES module; this takes the second, and replaces what is not used. docs/decisions.md says
 * what that saves.
 */
export default function nextClient(source) {
  // resourcePath ends at a "#" in the name of a folder
  const file = this.resource.replaceAll('\\', '/');
  const part = file.split('/next/dist/')[1];
  // next/navigation itself, a CommonJS module that names another
  if (part === undefined) return "export * from './dist/client/components/navigation';\n";
  if (part.startsWith('compiled/')) {
    if (!WRITER.test(source)) throw new Error(`${file} has changed: mend scripts/support/next-client.mjs.`);
    return source.replace(WRITER, '');
  }
  if (part in UNUSED) return UNUSED[part];
  const twin = file.replace('/next/dist/', '/next/dist/esm/');
  return existsSync(twin) ? readFileSync(twin, 'utf8').replace(/\/\/# sourceMappingURL=.*\s*$/, '') : source;
}
