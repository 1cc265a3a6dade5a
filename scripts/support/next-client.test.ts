import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import nextClient, {UNUSED} from './next-client.mjs';

const DIST = path.resolve('node_modules/next/dist');
const READER = 'compiled/react-server-dom-turbopack/cjs/react-server-dom-turbopack-client.browser.production.js';

/** What the compiler gets for a module of Next's package. */
function loaded(part: string, source = readFileSync(path.join(DIST, part), 'utf8')): string {
  return nextClient.call({resource: path.join(DIST, part)}, source);
}

test.each(Object.keys(UNUSED))('%s, which is replaced, is there in the Next that is installed', (part) => {
  expect(existsSync(path.join(DIST, part))).toBe(true);
  expect(loaded(part)).toBe(UNUSED[part]);
});

test('of a module that the package holds twice the compiler gets the ES module', () => {
  const text = loaded('client/components/layout-router.js');
  expect(text).toContain('export default function');
  expect(text).not.toContain('sourceMappingURL');
});

test('a module that the package holds once stays as it is', () => {
  expect(loaded('client/no-such-module.js', 'module.exports = 1;')).toBe('module.exports = 1;');
});

test('the hooks of next/navigation are those of the ES modules', () => {
  const resource = path.resolve('node_modules/next/navigation.js');
  expect(nextClient.call({resource}, '')).toBe("export * from './dist/client/components/navigation';\n");
  expect(existsSync(path.join(DIST, 'client/components/navigation.js'))).toBe(true);
});

test('a folder with “#” in its name, where the loader’s resourcePath ends, is understood', () => {
  const resource = '/home/site #2/node_modules/next/dist/client/components/prefetch.js';
  expect(nextClient.call({resource, resourcePath: '/home/site '}, '')).toContain('prefetchRoute');
});

test('addresses are understood as Windows writes them', () => {
  const resource = 'C:\\site\\node_modules\\next\\dist\\client\\components\\prefetch.js';
  expect(nextClient.call({resource}, '')).toContain('prefetchRoute');
});

test('React reads data and writes none', () => {
  const text = loaded(READER);
  expect(text).toContain('exports.createFromReadableStream =');
  expect(text).not.toContain('exports.encodeReply');
});

test('another React than the one this was written for ends the build', () => {
  expect(() => loaded(READER, 'exports.createFromFetch = function () {};')).toThrow(/next-client\.mjs/);
});
