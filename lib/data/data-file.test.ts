import {afterEach, expect, test, vi} from 'vitest';
import {type Files, folderWith} from '@/tests/support/project';

afterEach(() => {
  vi.restoreAllMocks();
  vi.resetModules();
});

/** Checks the data of a project with these files only. */
async function reported(files: Files): Promise<string[]> {
  vi.spyOn(process, 'cwd').mockReturnValue(folderWith(files));
  vi.resetModules();
  const {checkData} = await import('./check');
  return checkData().map(({message}) => message);
}

const SOURCES = {'content/data/sources.yml': '{}'};

test('a missing register or folder is reported with a fix', async () => {
  expect(await reported({'content/data/facts/soil.yml': 'a: 1'})).toMatchInlineSnapshot(`
    [
      "There is no content/data/sources.yml.
      in: content/data/sources.yml
      fix: restore it with git restore content/data/sources.yml, or make an empty file of that name",
    ]
  `);
  expect(await reported(SOURCES)).toMatchInlineSnapshot(`
    [
      "There is no content/data/facts.
      in: content/data/facts
      fix: restore it with git restore content/data/facts, or make an empty folder of that name",
    ]
  `);
});

test('fact files with another extension are reported', async () => {
  expect(await reported({...SOURCES, 'content/data/facts/soil.yaml': 'a: 1'})).toMatchInlineSnapshot(`
    [
      ""soil.yaml" would not be read.
      in: content/data/facts/soil.yaml
      fix: use the extension .yml, in lower case",
    ]
  `);
});

test.each([
  ['', 'The file of facts is empty.'],
  ['# nothing yet', 'The file of facts is empty.'],
  ['- {id: a}', 'The file of facts has no keys.'],
  ['{}', 'The file of facts has no keys.'],
])('a file of facts that contains "%s" is refused', async (text, problem) => {
  const [first = ''] = await reported({...SOURCES, 'content/data/facts/soil.yml': text});
  expect(first).toContain(`${problem}\n  in: content/data/facts/soil.yml:1:1`);
});
