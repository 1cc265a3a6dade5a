import {expect, test} from 'vitest';
import {afterJump, afterScroll} from './hide-on-scroll';

const shown = {y: 500, isHidden: false};
const hidden = {y: 500, isHidden: true};

test('scrolling down hides the bar', () => {
  expect(afterScroll(shown, 600, false)).toEqual({y: 600, isHidden: true});
});

test('scrolling up brings it back', () => {
  expect(afterScroll(hidden, 400, false)).toEqual({y: 400, isHidden: false});
});

test('the bar is always visible near the top', () => {
  expect(afterScroll({y: 10, isHidden: false}, 60, false)).toEqual({y: 60, isHidden: false});
  expect(afterScroll({y: 100, isHidden: true}, 79, false).isHidden).toBe(false);
});

test('the bar is never hidden while a menu is open or the focus is inside', () => {
  expect(afterScroll(shown, 900, true)).toEqual({y: 900, isHidden: false});
  expect(afterScroll(hidden, 900, true).isHidden).toBe(false);
});

test('a trembling finger changes nothing, but small steps add up', () => {
  expect(afterScroll(shown, 503, false)).toBe(shown);
  expect(afterScroll(afterScroll(shown, 503, false), 505, false).isHidden).toBe(true);
});

test('a jump to an anchor hides the bar, but not near the top', () => {
  expect(afterJump(500)).toEqual({y: 500, isHidden: true});
  expect(afterJump(79)).toEqual({y: 79, isHidden: false});
});
