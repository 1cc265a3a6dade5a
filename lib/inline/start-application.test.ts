import {afterEach, expect, test, vi} from 'vitest';
import {startApplication} from './start-application';

afterEach(() => vi.unstubAllGlobals());

/** Starts an application in a page with these adopted texts, one task at a time. */
function started(adopted: readonly string[]) {
  const page: {__next_f?: unknown} = {};
  const tasks: (() => void)[] = [];
  const log: unknown[] = [];
  vi.stubGlobal('self', page);
  vi.stubGlobal('document', {querySelectorAll: () => adopted.map((innerHTML) => ({innerHTML}))});
  vi.stubGlobal('TURBOPACK', {push: (chunk: unknown) => log.push(chunk)});
  vi.stubGlobal('setTimeout', (task: () => void) => tasks.push(task));
  startApplication(['1:"shared"\n'], ['0:"own"\n', 0, ['2', 0]], [7], () => log.push('start'));
  return {page, log, runTask: () => tasks.shift()!()};
}

test('the data is there first; then, each in a task of its own, come the module that is set up before, and the start', () => {
  const {page, log, runTask} = started(['<p>Peas</p>']);
  expect(page.__next_f).toEqual([[0], [1, '0:"own"\n1:"shared"\n2:Tb,<p>Peas</p>']]);
  expect(log).toEqual([]);
  runTask();
  expect(log).toEqual([{otherChunks: [], runtimeModuleIds: [7]}]);
  runTask();
  expect(log).toEqual([{otherChunks: [], runtimeModuleIds: [7]}, 'start']);
});
