import {buildSync} from 'esbuild';
import {expect, test} from 'vitest';
import {runFault, syntaxFault} from './module-fault.mjs';

/** What is said of these lines as content/site.ts. */
function saidOf(text: string): string | undefined {
  try {
    buildSync({
      stdin: {contents: text, sourcefile: 'content/site.ts', loader: 'ts', resolveDir: process.cwd()},
      bundle: true,
      write: false,
      logLevel: 'silent',
    });
    return undefined;
  } catch (error) {
    return syntaxFault((error as {errors: Parameters<typeof syntaxFault>[0]}).errors);
  }
}

test.each([
  ["export const site = {\n  title: 'A'\n  url: 'b',\n};", 'expected "}" but found "url"', '3:3'],
  ["export const site = {\n  title: 'It's so',\n};", 'expected "}" but found "s"', '2:14'],
  ["export const site = {\n  title: 'A,\n};", 'unterminated string literal', '2:13'],
])('%j is reported with its place and what is probably missing', (text, problem, place) => {
  const said = saidOf(text);
  expect(said).toContain(`The file cannot be read: ${problem}.\n  in: content/site.ts:${place}\n  fix: look here`);
});

test('a module that does not exist', () => {
  expect(saidOf("import {x} from './colours';\nexport const site = {x};")).toMatchInlineSnapshot(`
    "
    There is no module "./colours".
      in: content/site.ts:1:17
      fix: correct its path, or take the import out
    "
  `);
});

test('an export that is missing', () => {
  const text = 'No matching export in "content/site.ts" for import "site"';
  expect(syntaxFault([{text, location: {file: 'lib/config/index.ts', line: 3, column: 8}}])).toMatchInlineSnapshot(`
    "
    There is no "site" in this file.
      in: content/site.ts
      fix: begin it with: export const site
    "
  `);
});

test('a name that means nothing is reported where it is written, a bug of the site is not', () => {
  const thrown = (file: string) => ({
    message: 'editURL is not defined',
    stack: `ReferenceError: editURL is not defined\n    at <anonymous> (/site/${file}:42:3)\n    at ModuleJob.run (node:internal:1:2)`,
  });
  expect(runFault(thrown('content/site.ts'), '/site')).toMatchInlineSnapshot(`
    "
    The file cannot be run: editURL is not defined.
      in: content/site.ts:42:3
      fix: correct the name; what is not written in this file has to be imported
    "
  `);
  expect(runFault(thrown('lib/sections.ts'), '/site')).toBeUndefined();
});
