import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

test('what Next needs for a build is there without development packages, as on hosts that set NODE_ENV=production', () => {
  const asks = readFileSync('node_modules/next/dist/lib/verify-typescript-setup.js', 'utf8');
  const names = [...asks.matchAll(/pkg: ["']([^"']+)["']/g)].map(([, name]) => name!);
  expect(names).toContain('typescript');
  const {packages} = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, {dev?: true}>;
  };
  // otherwise Next installs them during the build and rewrites package.json, or fails in CI
  const isThere = (name: string) => {
    const entry = packages[`node_modules/${name}`];
    return entry !== undefined && entry.dev === undefined;
  };
  expect(names.filter((name) => !isThere(name))).toEqual([]);
});
