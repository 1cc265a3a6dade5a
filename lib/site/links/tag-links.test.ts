import {expect, test} from 'vitest';
import {article, contentOf} from '@/tests/support/project';
import {tagLinks} from './tag-links';

const content = contentOf({
  'content/tags.yml': 'soil: {label: Soil, description: Earth.}\nrare: {label: Rare, description: Seldom.}\n',
  'content/docs/yoga/listed.mdx': article('tags: [soil]'),
  'content/docs/yoga/unlisted.mdx': article('tags: [rare, soil]\nunlisted: true'),
  'content/pages/own.mdx': article('tags: [soil]'),
});

test('an article links to the pages of its tags, but not for tags without a page', () => {
  const links = (route: string) => tagLinks(content.article(route)!, content);
  expect(links('/docs/yoga/listed')).toEqual([{label: 'Soil', href: '/docs/tags/soil'}]);
  expect(links('/docs/yoga/unlisted')).toEqual([{label: 'Soil', href: '/docs/tags/soil'}]);
});

test('a standalone page links to existing tags of the blog', () => {
  expect(tagLinks(content.article('/own')!, content)).toEqual([]);
});
