import {afterEach, expect, test, vi} from 'vitest';
import {showMore} from './show-more';

afterEach(() => vi.unstubAllGlobals());

/** An arriving article whose parts take so long to lay out, in milliseconds, and the frames that its page has. */
function arrive(costs: readonly number[]) {
  let now = 0;
  let frame: (() => void) | undefined;
  const parts = costs.map((cost) => ({
    dataset: {} as {arrived?: string},
    get offsetHeight() {
      now += cost;
      return 1;
    },
  }));
  const isMarked = ({dataset}: (typeof parts)[number]) => dataset.arrived !== undefined;
  const root = {dataset: {arriving: ''} as {arriving?: string}};
  const querySelectorAll = (selector: string) => {
    if (selector === '[data-arrived]') return parts.filter(isMarked);
    return root.dataset.arriving === undefined ? [] : parts.filter((part) => !isMarked(part));
  };
  vi.stubGlobal('document', {documentElement: root, querySelectorAll});
  vi.stubGlobal('performance', {now: () => now});
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
    frame = run;
  });
  vi.stubGlobal('setTimeout', (run: () => void) => run());
  const script = new Function(`return ${showMore.toString()}`)() as () => void;
  return {
    root,
    script,
    marked: () => parts.filter(isMarked).length,
    nextFrame: () => {
      const run = frame;
      frame = undefined;
      run?.();
      return run !== undefined;
    },
  };
}

test('on a quick machine all parts come in one frame, and nothing is left on them', () => {
  const {root, script, marked, nextFrame} = arrive([1, 2, 3, 1]);
  script();
  expect(root.dataset).not.toHaveProperty('arriving');
  expect(marked()).toBe(0);
  expect(nextFrame()).toBe(false);
});

test('on a slow one as many a frame as fit, and a dear one ends its frame', () => {
  const {root, script, marked, nextFrame} = arrive([6, 6, 6, 40, 12, 12, 1]);
  script();
  expect(marked()).toBe(3);
  expect(nextFrame()).toBe(true);
  expect(marked()).toBe(4);
  expect(nextFrame()).toBe(true);
  expect(marked()).toBe(6);
  expect(root.dataset).toHaveProperty('arriving');
  expect(nextFrame()).toBe(true);
  expect(root.dataset).not.toHaveProperty('arriving');
  expect(marked()).toBe(0);
  expect(nextFrame()).toBe(false);
});

test('when all is shown in between, it lays out nothing more and takes its marks off', () => {
  const {root, script, marked, nextFrame} = arrive([20, 20, 20]);
  script();
  expect(marked()).toBe(1);
  delete root.dataset.arriving;
  expect(nextFrame()).toBe(true);
  expect(marked()).toBe(0);
  expect(nextFrame()).toBe(false);
});
