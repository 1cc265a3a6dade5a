import {expect, test} from 'vitest';
import {article, contentOf} from '@/tests/support/project';
import {offlineSections} from './offline-sections';

test('every section lists its public docs, a category page lists itself and its docs', () => {
  const content = contentOf(
    {
      'content/docs/yoga/a.mdx': article(),
      'content/docs/yoga/b.mdx': article('unlisted: true'),
      'content/docs/outdoors/c.mdx': article(),
    },
    {
      sidebars: {
        sidebars: {
          outdoorSidebar: [
            {
              type: 'category',
              label: 'Outdoor',
              link: {type: 'generated-index', slug: 'outdoor', title: 'Outdoor', description: 'Out and about.'},
              items: ['outdoors/c'],
            },
          ],
        },
      },
    },
  );
  const {sections} = offlineSections(content);
  const pagesOf = (id: string) => sections.find((section) => section.id === id)?.pages;
  expect(pagesOf('yoga')).toEqual(['/docs/yoga/a']);
  expect(pagesOf('/docs/category/outdoor')).toEqual(['/docs/category/outdoor', '/docs/outdoors/c']);
});
