import {expect, test} from 'vitest';
import {siteConfig} from '@/lib/config';
import {redirectPage, redirectRules} from './redirects';

const {url, title, titleDelimiter} = siteConfig();
const alias = {from: '/old', to: '/docs/intro', title: 'Fish & <chips>'};

test('the page at an old address redirects, names the new one as canonical, and links to it', () => {
  const html = redirectPage(alias);
  expect(html).toContain('<noscript><meta http-equiv="refresh" content="0; url=/docs/intro"/></noscript>');
  expect(html).toContain(`<link rel="canonical" href="${url}/docs/intro"/>`);
  expect(html).toContain('<a href="/docs/intro">Fish &amp; &lt;chips&gt;</a>');
  expect(html).toContain(`<title>Fish &amp; &lt;chips&gt; ${titleDelimiter} ${title}</title>`);
});

test('a host rule is one line', () => {
  expect(redirectRules([alias]).split('\n').slice(1)).toEqual(['/old /docs/intro 301', '']);
});
