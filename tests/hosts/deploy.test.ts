import {execFileSync} from 'node:child_process';
import {mkdtempSync, readdirSync, renameSync, rmSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {ensureProgram, type Host, nginx} from './servers';

const OUT = path.resolve(process.env.TRUST_DIR ?? 'out');
const ADDRESSES = ['/', '/docs', '/docs/intro', '/docs/intro.json', '/blog', '/search', '/sitemap.xml', '/sw.js'];
const ROUNDS = 100;
const CHUNKS = '_next/static/chunks';
const CHUNK = `${CHUNKS}/${readdirSync(path.join(OUT, CHUNKS)).find((name) => name.endsWith('.js'))}`;

let folder: string;
let host: Host;

/** Points `current` to another build, with the scripts of the previous one, as deploy/README.md says. */
function deploy(build: string, before?: string): void {
  if (before) execFileSync('cp', ['-rln', `${before}/_next/static/.`, `${build}/_next/static`], {cwd: folder});
  symlinkSync(path.join(folder, build), path.join(folder, 'next'));
  renameSync(path.join(folder, 'next'), path.join(folder, 'current'));
}

beforeAll(async () => {
  ensureProgram('nginx', 'nginx-light');
  // beside the export: hard links cannot cross disks
  folder = mkdtempSync(path.join(path.dirname(OUT), '.cache/deploy-'));
  for (const build of ['a', 'b']) execFileSync('cp', ['-rl', OUT, path.join(folder, build)]);
  // most scripts of a build have unique names
  rmSync(path.join(folder, 'b', CHUNK));
  deploy('a');
  host = await nginx(path.join(folder, 'current'), '');
});
afterAll(() => {
  host?.stop();
  rmSync(folder, {recursive: true, force: true});
});

test('a deployment loses no request, and removes no script from pages of the previous build', async () => {
  const lost: string[] = [];
  const ask = async (address: string) => {
    const status = await fetch(host.url + address).then(
      (response) => response.status,
      (error) => String(error),
    );
    if (status !== 200) lost.push(`${address}: ${status}`);
  };
  for (let round = 0; round < ROUNDS; round++) {
    const requested = Promise.all([...ADDRESSES, `/${CHUNK}`].map(ask));
    if (round % 20 === 5) deploy('b', 'a');
    if (round % 20 === 15) deploy('a', 'b');
    await requested;
  }
  expect(lost).toEqual([]);
});
