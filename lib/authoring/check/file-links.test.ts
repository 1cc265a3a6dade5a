import {expect, test} from 'vitest';
import {check, validArticle} from '@/tests/support/check-articles';

const other = (title: string) => validArticle({frontMatter: {title: `"${title}"`}});
const DOCS = {
  'content/docs/yoga/a.mdx': other('A'),
  'content/docs/yoga/b.mdx': other('B'),
  'content/docs/wellness/c.mdx': other('C'),
};
const LINKS = 'See [a](a.mdx), [b](./b.mdx#x) and [c](/content/docs/wellness/c.mdx?y).';
const DOC = {'content/docs/yoga/standing.mdx': validArticle({body: LINKS}), ...DOCS};

test('links to files count as links to other articles', async () => {
  expect(await check(DOC, ['links'])).not.toContain('standing.mdx');
});

test('a link to the file of a later post is reported like its address', async () => {
  const files = {
    'content/blog/2020-05-01-standing.mdx': validArticle({body: 'See [later](2021-05-01-sitting.mdx).'}),
    'content/blog/2021-05-01-sitting.mdx': other('Sitting'),
  };
  expect(await check(files, ['time'])).toContain('A post of 2020-05-01 cannot know the post of 2021-05-01.');
});
