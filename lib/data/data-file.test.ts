import {afterEach, expect, test, vi} from 'vitest';
import {type Files, folderWith} from '@/tests/support/project';

afterEach(() => {
  vi.restoreAllMocks();
  vi.resetModules();
});

/** What the check of the data says of a project of these files alone. */
async function reported(files: Files): Promise<string[]> {
  vi.spyOn(process, 'cwd').mockReturnValue(folderWith(files));
  vi.resetModules();
  const {checkData} = await import('./check');
  return checkData().map(({message}) => message);
}

const SOURCES = {'content/data/sources.yml': ''};

test('a register or a folder that is not there is reported with what to do', async () => {
  expect(await reported({'content/data/facts/soil.yml': 'a: 1'})).toMatchInlineSnapshot(`
    [
      "There is no content/data/sources.yml.
      in: content/data/sources.yml
      fix: bring it back with git restore content/data/sources.yml, or make an empty file of that name",
    ]
  `);
  expect(await reported(SOURCES)).toMatchInlineSnapshot(`
    [
      "There is no content/data/facts.
      in: content/data/facts
      fix: bring it back with git restore content/data/facts, or make an empty folder of that name",
    ]
  `);
});

test('facts in a file whose name ends in another way are not passed over', async () => {
  expect(await reported({...SOURCES, 'content/data/facts/soil.yaml': 'a: 1'})).toMatchInlineSnapshot(`
    [
      ""soil.yaml" would not be read.
      in: content/data/facts/soil.yaml
      fix: let its name end in .yml, in lower case",
    ]
  `);
});

test.each([
  ['', 'The file of facts is empty.'],
  ['# nothing yet', 'The file of facts is empty.'],
  ['- {id: a}', 'The file of facts has no keys of its own.'],
  ['{}', 'The file of facts has no keys of its own.'],
])('a file of facts that holds "%s" is refused', async (text, problem) => {
  const [first = ''] = await reported({...SOURCES, 'content/data/facts/soil.yml': text});
  expect(first).toContain(`${problem}\n  in: content/data/facts/soil.yml:1:1`);
});
