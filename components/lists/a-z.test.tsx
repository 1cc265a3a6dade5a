import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import {AToZ} from './a-z';

test('the list from A to Z has plain links under letters', () => {
  const html = renderToStaticMarkup(
    <AToZ
      labels={[
        {label: 'Yoga', route: '/docs/tags/yoga', note: '3 docs', kind: 'tag'},
        {label: 'Air at home', route: '/docs/a', note: 'Wellness', kind: 'article'},
      ]}
    />,
  );
  expect(html.indexOf('id="letter-a"')).toBeLessThan(html.indexOf('id="letter-y"'));
  expect(html).toContain('href="/docs/tags/yoga"');
  expect(html).toContain('Air at home</a><span class="letter-index-note"> Wellness</span>');
});

test('a tag of docs and posts is one entry with two links', () => {
  const html = renderToStaticMarkup(
    <AToZ
      labels={[
        {label: 'Sleep', route: '/docs/category/sleep', note: 'section, 9 docs', kind: 'category'},
        {label: 'Sleep', route: '/docs/tags/sleep', note: '1 doc', kind: 'tag'},
        {label: 'Sleep', route: '/blog/tags/sleep', note: '2 posts', kind: 'tag'},
        {label: 'Sleep', route: '/docs/sleep', kind: 'article'},
      ]}
    />,
  );
  expect(html.match(/<li>/g)).toHaveLength(3);
  expect(html).toContain('href="/docs/category/sleep"');
  expect(html).toContain('href="/blog/tags/sleep"');
  expect(html).toContain('aria-label="Sleep, 2 posts"');
});
