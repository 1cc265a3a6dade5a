import {expect, test} from 'vitest';
import {contentOf} from '@/tests/support/project';
import {correctionsIn} from './corrections';

const article = (title: string, ...corrections: string[]) =>
  [
    '---',
    `title: ${title}`,
    'description: d',
    'tags: []',
    ...(corrections.length > 0 ? ['corrections:', ...corrections] : []),
    '---',
    '',
    'Text.',
    '',
  ].join('\n');

test('corrections are listed by day, newest first, with the page they belong to', () => {
  const content = contentOf({
    'content/docs/yoga/b.mdx': article('Beans', '  - {date: 2026-11-24, what: The spacing was in inches.}'),
    'content/docs/yoga/a.mdx': article(
      'Apples',
      '  - {date: 2026-11-24, what: The dose was too high.}',
      '  - {date: 2026-12-01, what: The sign was missing.}',
    ),
    'content/docs/yoga/c.mdx': article('Carrots'),
  });
  expect(correctionsIn(content)).toEqual([
    {
      date: '2026-12-01',
      corrections: [{title: 'Apples', route: '/docs/yoga/a', area: 'Yoga', what: 'The sign was missing.'}],
    },
    {
      date: '2026-11-24',
      corrections: [
        {title: 'Apples', route: '/docs/yoga/a', area: 'Yoga', what: 'The dose was too high.'},
        {title: 'Beans', route: '/docs/yoga/b', area: 'Yoga', what: 'The spacing was in inches.'},
      ],
    },
  ]);
});
