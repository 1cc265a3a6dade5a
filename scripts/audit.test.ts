import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {expect, test} from 'vitest';

/** Runs the audit against a registry that returns this for all packages. */
async function audit(status: number, body: object): Promise<{code: number; said: string}> {
  const registry = createServer(({method, url}, response) => {
    // it also asks for the versions of reported packages
    const version = {name: decodeURIComponent(url!.slice(1)), version: '1.0.0'};
    const versions = {...version, 'dist-tags': {latest: '1.0.0'}, versions: {'1.0.0': version}};
    response.writeHead(method === 'POST' ? status : 200, {'Content-Type': 'application/json'});
    response.end(JSON.stringify(method === 'POST' ? body : versions));
  });
  await once(registry.listen(0), 'listening');
  const env = {...process.env, npm_config_registry: `http://localhost:${(registry.address() as AddressInfo).port}/`};
  const child = spawn('node', ['scripts/audit.mjs'], {env});
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  const [code] = await once(child, 'close');
  registry.close();
  return {code, said};
}

const advisory = {id: 1, url: 'https://a.example/1', title: 'x', cwe: [], cvss: {score: 9, vectorString: null}};
const WITHIN = {timeout: 120_000};

test('a registry that reports nothing is a good result', WITHIN, async () => {
  const {code, said} = await audit(200, {});
  expect(said).toMatch(/^\d+ packages audited, 0 known vulnerabilities/);
  expect(code).toBe(0);
});

test('a vulnerability of high severity is named and fails', WITHIN, async () => {
  const {code, said} = await audit(200, {next: [{...advisory, severity: 'high', vulnerable_versions: '<999'}]});
  expect(said).toMatch(/^high: next \*, no fixed version yet$/m);
  expect(code).toBe(1);
});

test('a registry without audits differs from both', WITHIN, async () => {
  const {code, said} = await audit(405, {});
  expect(said).toContain('Not audited: the registry gave no answer');
  expect(said).toContain('status 405');
  expect(code).toBe(2);
});
