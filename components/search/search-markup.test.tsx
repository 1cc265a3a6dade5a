import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test, vi} from 'vitest';
import type {Hit, Results} from '@/lib/search';
import {HitText} from './hit';
import {recentSearches, rememberSearch} from './recent-searches';
import {SearchButton} from './search-button';
import {SearchListbox} from './search-listbox.client';
import {SearchStatus} from './search-status.client';
import {UrgentNote} from './urgent-note';

const evil = '<img src=x onerror=alert(1)>';
const hit: Hit = {
  path: '/docs/yoga/props-and-space#a-mat-that-grips',
  title: [
    {text: 'Props', isHit: true},
    {text: ` and ${evil}`, isHit: false},
  ],
  heading: [{text: 'A mat that grips', isHit: false}],
  excerpt: [{text: evil, isHit: true}],
  area: {id: 'yoga', label: 'Yoga'},
};
const results: Results = {
  query: evil,
  hits: [hit],
  total: 1,
  tags: [],
  missingWords: [],
  isFull: true,
  needsFullText: false,
};
const search = {isLoadingFullText: false, searchFullText: () => {}, retry: () => {}};

test('without scripts a link to the list of all articles replaces the button', () => {
  const html = renderToStaticMarkup(<SearchButton place="bar" />);
  expect(html).toMatch(/^<button [^>]*data-control="search"/);
  expect(html).toMatch(/<noscript><a [^>]*href="\/a-z"/);
});

test('hits are options that link to the heading, and their texts are escaped', () => {
  const html = renderToStaticMarkup(
    <SearchListbox id="x" results={results} recent={[]} onQuery={() => {}} onTouchMove={() => {}} />,
  );
  expect(html).toContain('href="/docs/yoga/props-and-space#a-mat-that-grips"');
  expect(html).toContain('<mark>Props</mark>');
  expect(html).not.toContain('<img');
  expect(html).not.toContain('style=');
});

test('a hit names its area, but not below a heading with that name', () => {
  const kicker = (group: string) => renderToStaticMarkup(<HitText hit={hit} group={group} />).includes('>Yoga<');
  expect(kicker('best')).toBe(true);
  expect(kicker('yoga')).toBe(false);
});

test('the count is announced, one result in the singular', () => {
  const html = renderToStaticMarkup(<SearchStatus search={{...search, results}} query="mat" onQuery={() => {}} />);
  expect(html).toMatch(/role="status"[^>]*>1 result</);
});

test('words the site says nothing about are named before the nearest results', () => {
  const status = (more: Partial<Results>) =>
    renderToStaticMarkup(
      <SearchStatus
        search={{...search, results: {...results, missingWords: ['ukulele'], ...more}}}
        query="ukulele"
        onQuery={() => {}}
      />,
    );
  expect(status({})).toContain('>Nothing here mentions “ukulele”; nearest: 1 result<');
  expect(status({total: 0, hits: []})).toContain('>Nothing here mentions “ukulele”<');
});

test('an error has a message and a link to the list of all articles', () => {
  const html = renderToStaticMarkup(
    <SearchStatus search={{...search, problem: 'The search index arrived damaged.'}} query="mat" onQuery={() => {}} />,
  );
  expect(html).toContain('The search index arrived damaged.');
  expect(html).toContain('href="/a-z"');
  expect(html).toContain('Retry');
});

test('recent searches: newest first, without duplicates, five at most', () => {
  for (const question of ['a', 'b', 'c', 'd', 'e', 'f', 'B', '  ']) rememberSearch(question);
  expect(recentSearches()).toEqual(['B', 'f', 'e', 'd', 'c']);
});

test('the urgent note is announced, and links to the right place in the article; otherwise its region is empty', () => {
  const links = [{label: `Talk ${evil}`, to: '/docs/wellness/Finding-Help#numbers-by-country'}];
  const contacts = [
    {name: 'Emergency services', place: 'Emergency', countries: [], line: [{phone: '112'}]},
    {name: 'Samaritans', place: 'UK', countries: ['GB', 'IE'], line: ['call ', {phone: '116 123'}, ' (free)']},
    {name: 'Lifeline', place: 'Australia', countries: ['AU'], line: [{phone: '13 11 14'}]},
  ];
  vi.stubGlobal('localStorage', {getItem: () => 'GB'});
  const html = renderToStaticMarkup(<UrgentNote urgent={{kind: 'crisis', links, contacts}} />);
  expect(html).toMatch(/^<div aria-live="polite"><div role="note"/);
  expect(html).toContain('You do not have to explain much.');
  expect(html).toContain('href="/docs/wellness/Finding-Help#numbers-by-country"');
  expect(html).not.toContain('<img');
  expect(html).toContain('<a href="tel:112">112</a>');
  expect(html).toContain('<b>Samaritans</b> (UK): call <a href="tel:116123">116 123</a> (free)');
  expect(html).not.toContain('Lifeline');
  expect(renderToStaticMarkup(<UrgentNote />)).toBe('<div aria-live="polite"></div>');
  vi.unstubAllGlobals();
});
