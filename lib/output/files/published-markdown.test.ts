import type {Link} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {siteConfig} from '@/lib/config';
import {loadContent} from '@/lib/content';
import {llmsText} from './published-markdown';

test('in llms.txt, brackets in a title neither end its link nor start another', async () => {
  const {blog} = await loadContent();
  const [post] = blog.listed;
  const {title, route} = post!;
  const hostile = 'Soil [2025] ](https://other.example) [x \\';
  Object.assign(post!, {title: hostile});
  const text = await llmsText();
  Object.assign(post!, {title});
  const links: Link[] = [];
  visit(unified().use(remarkParse).parse(text), 'link', (link) => {
    links.push(link);
  });
  const own = links.filter(({url}) => url === `${siteConfig().url}${route}.md`);
  expect(own.map(({children}) => children)).toEqual([[expect.objectContaining({type: 'text', value: hostile})]]);
  expect(links.map(({url}) => new URL(url).host)).not.toContain('other.example');
});
