import {afterEach, expect, test, vi} from 'vitest';
import {nextColorMode} from '@/lib/behavior/color-mode';
import {workControl} from './work-control';

afterEach(() => vi.unstubAllGlobals());

const OPTIONS = {themeKey: 'theme', sidebarKey: 'sidebar', menuIds: [], searchId: 'search'};

/** The choice after a press of the toggle, by the script's text alone, as in a page. */
function afterPress(choice: string, threeStates: boolean): string | undefined {
  const dataset: Record<string, string> = {choice};
  vi.stubGlobal('document', {documentElement: {dataset}});
  vi.stubGlobal('localStorage', {setItem: () => {}, removeItem: () => {}});
  vi.stubGlobal('dispatchEvent', () => true);
  const work = new Function(`return ${workControl.toString()}`)() as typeof workControl;
  work({dataset: {control: 'theme'}} as unknown as HTMLElement, {...OPTIONS, threeStates}, () => {});
  return dataset.choice;
}

test.each([
  ['light', false],
  ['dark', false],
  ['light', true],
  ['dark', true],
  ['system', true],
])(
  'before the application is there, the toggle goes from %s to what it goes to afterwards (three states: %s)',
  (choice, threeStates) => {
    expect(afterPress(choice, threeStates)).toBe(nextColorMode(choice, threeStates));
  },
);
