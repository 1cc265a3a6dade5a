import {type ChildProcess, spawn} from 'node:child_process';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, test} from '@playwright/test';

/*
 * What only authors see: the small site as `next dev` serves it. Its pages are compiled when they are first asked for, on a machine that
 * may be busy, hence the long patience.
 */
const port = Number(process.env.E2E_PORT ?? 4173) + 10;
const project = path.resolve('.cache/small');
const broken = path.join(project, 'app/without-default-export');
let server: ChildProcess;

test.describe.configure({mode: 'serial', timeout: 180_000});
test.use({baseURL: `http://localhost:${port}`, navigationTimeout: 120_000});

test.beforeAll(async () => {
  mkdirSync(broken, {recursive: true});
  writeFileSync(path.join(broken, 'page.tsx'), 'export const title = "A page that exports only this";\n');
  const next = createRequire(path.resolve('package.json')).resolve('next/dist/bin/next');
  const env = {...process.env, NODE_ENV: 'development' as const, CONTENT_DIR: '', SITE_OVERRIDES: '', BASE_PATH: ''};
  server = spawn(process.execPath, [next, 'dev', '--port', String(port)], {cwd: project, env, detached: true});
  await new Promise<void>((ready, fail) => {
    let output = '';
    const note = (chunk: Buffer) => {
      output += chunk;
      if (/Ready in/.test(output)) ready();
    };
    server.stdout?.on('data', note);
    server.stderr?.on('data', note);
    server.on('exit', () => fail(new Error(`next dev has ended:\n${output}`)));
  });
});

test.afterAll(() => {
  server.removeAllListeners('exit');
  if (server.pid) process.kill(-server.pid);
  rmSync(broken, {recursive: true, force: true});
});

test('a draft is shown to authors, with the banner “Draft page”, and stands in the lists', async ({page}) => {
  await page.goto('/docs/yoga/draft-doc');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Breathing markerdraftdoc');
  await expect(page.getByRole('note').filter({hasText: 'Draft page'})).toBeVisible();
  await page.goto('/blog');
  await expect(
    page.getByRole('main').getByRole('link', {name: 'Breathing markerdraftpost', exact: true}),
  ).toBeVisible();
});

test('in development nothing is measured, although a tracking id is set', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/docs/yoga/draft-doc');
  await expect(page.locator('html[data-ready]')).toBeAttached({timeout: 60_000});
  expect(asked.filter((address) => /googletagmanager|google-analytics/.test(address))).toEqual([]);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
});

test('a page without a default export is an error that says which page and why', async ({request}) => {
  const response = await request.get('/without-default-export', {timeout: 120_000});
  expect(response.status()).toBe(500);
  expect(await response.text()).toContain(
    'The default export is not a React Component in \\"/without-default-export/page\\"',
  );
});
