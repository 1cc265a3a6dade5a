import {expect, test} from 'vitest';
import {article, contentOf} from '@/tests/support/project';
import {hiddenNotice} from './hidden-notice';

const files = {
  'content/blog/2025-01-01-later.mdx': article('publishAt: 2025-07-01'),
  'content/blog/2025-01-02-sooner.mdx': article('publishAt: 2025-06-16'),
  'content/docs/yoga/begun.mdx': article('draft: true\npublishAt: 2025-06-16'),
  'content/docs/yoga/due.mdx': article('publishAt: 2025-06-15'),
  'content/pages/plan.mdx': article('draft: true'),
};

test('the build names what it leaves out, and when that will be published', () => {
  expect(hiddenNotice(contentOf(files).hidden, '2025-06-15')).toMatchInlineSnapshot(`
    "Left out of this build of 2025-06-15: 4 articles.
      content/blog/2025-01-02-sooner.mdx: included in builds from 2025-06-16 on (publishAt)
      content/blog/2025-01-01-later.mdx: included in builds from 2025-07-01 on (publishAt)
      content/docs/yoga/begun.mdx: a draft
      content/pages/plan.mdx: a draft"
  `);
});

test('in development nothing is left out', () => {
  expect(hiddenNotice(contentOf(files, {context: {isDevelopment: true}}).hidden, '2025-06-15')).toBeUndefined();
});
