import {expect, test} from 'vitest';
import {dropRepeatedTags} from './social-tags.mts';

test('of the tags for Twitter only the kind of card stays, others stay as they are', () => {
  const kept =
    '<meta property="og:title" content="twitter:title"/><meta name="twitter:card" content="summary_large_image"/>';
  const html = `${kept}<meta name="twitter:title" content="Soil"/><meta name="twitter:image:alt" content="Soil – Sunroot"/>`;
  expect(dropRepeatedTags(html)).toBe(kept);
});
