import path from 'node:path';
import {expect, test, vi} from 'vitest';
import {folderWith} from '@/tests/support/project';
import validSettings from './valid-settings-loader.mjs';

test('settings that cannot be parsed or run are those of before, with the error', async () => {
  const root = folderWith({'content/site.ts': ''});
  vi.spyOn(process, 'cwd').mockReturnValue(root);
  const load = (text: string) => validSettings.call({resourcePath: path.join(root, 'content/site.ts')}, text);
  const broken = "export const site = {a: 'It's'};";
  expect(await load(broken)).toBe(broken);
  expect(await load('export const site = {a: 1};')).toMatch(/^export const site = \{a: 1\};\n;.*problems: \[\]/);
  const said = await load(broken);
  expect(said).toMatch(/^export const site = \{a: 1\};\n;/);
  expect(said).toContain('"in":"content/site.ts:1:29"');
  const ran = await load("const a: string = 'x';\nexport const site = {a: b};");
  expect(ran).toMatch(/^export const site = \{a: 1\};\n;/);
  expect(ran).toContain('"problem":"The file cannot be run: b is not defined.","in":"content/site.ts:2:25"');
});
