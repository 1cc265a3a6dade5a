import {expect, test} from 'vitest';
import {article, contentOf} from '@/tests/support/project';
import {startPage} from './start-page';

const files = {'content/docs/yoga/begin.mdx': article()};
const index = {type: 'generated-index', slug: 'start', title: 'Start', description: 'Begin here.'} as const;
const sidebars = {introSidebar: ['intro'], yogaSidebar: ['yoga/begin']};

test('a new reader starts on the category page beside the introduction', () => {
  const categories = [
    {...index, slug: 'yoga', sidebar: 'yogaSidebar', docs: ['yoga/begin']},
    {...index, sidebar: 'introSidebar', docs: ['intro', 'yoga/begin']},
  ];
  expect(startPage(contentOf(files, {sidebars: {sidebars, categories}}).docs)).toBe('/docs/category/start');
});

test('without one, with the introduction', () => {
  expect(startPage(contentOf(files, {sidebars: {sidebars}}).docs)).toBe('/docs/intro');
  expect(startPage(contentOf(files).docs)).toBe('/docs/intro');
});

test('without any doc, on the page of the docs', () => {
  expect(startPage(contentOf({}, {intro: false}).docs)).toBe('/docs');
});
