import path from 'node:path';
import {expect, test, vi} from 'vitest';
import {folderWith} from '@/tests/support/project';
import validSettings from './valid-settings-loader.mjs';

test('settings that cannot be parsed are those of before, with the error', async () => {
  const root = folderWith({'content/site.ts': ''});
  vi.spyOn(process, 'cwd').mockReturnValue(root);
  const load = (text: string) => validSettings.call({resourcePath: path.join(root, 'content/site.ts')}, text);
  await expect(load("export const site = {a: 'It's'};")).rejects.toThrow('Expected "}" but found "s"');
  expect(await load('export const site = {a: 1};')).toMatch(/^export const site = \{a: 1\};\n;.*problems: \[\]/);
  const said = await load("export const site = {a: 'It's'};");
  expect(said).toMatch(/^export const site = \{a: 1\};\n;/);
  expect(said).toContain('"in":"content/site.ts:1:29"');
});
