import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import type {Content} from '@/lib/content';
import type {CoverName} from '@/lib/covers/cover-names';
import {Faults} from '@/lib/faults';
import {doc as docOf} from '@/tests/support/articles';
import {type Covered, coverFaults} from './cover-faults';
import {recordCoverFaults} from './record-cover-faults';

const doc = (section: string, name: string, cover?: CoverName, next: string[] = []): Covered => ({
  file: `content/docs/${section}/${name}.mdx`,
  route: `/docs/${section}/${name}`,
  section,
  cover,
  next,
});
const post = (date: string, cover: CoverName): Covered => ({
  file: `content/blog/${date}-x.mdx`,
  route: `/blog/${date}-x`,
  date,
  cover,
  next: [],
});
const said = (articles: readonly Covered[], postsPerPage = 3) =>
  coverFaults(articles, postsPerPage).map(({article, problem}) => `${article.file}: ${problem}`);

test('a missing drawing is reported with available names', () => {
  const [fault] = coverFaults([doc('yoga', 'a'), doc('yoga', 'b', 'almond')], 15);
  expect(fault?.problem).toBe('The article has no drawing.');
  expect(fault?.fix).toMatch(/^write "cover: " followed by one of these: anchor, .* are free/);
});

test("the same drawing twice in a section is the second one's fault", () => {
  expect(said([doc('yoga', 'a', 'lotus'), doc('yoga', 'b', 'lotus'), doc('wellness', 'c', 'lotus')])).toEqual([
    'content/docs/yoga/b.mdx: "lotus" is also the drawing of content/docs/yoga/a.mdx, in the same section.',
  ]);
});

test('posts on one page of the blog differ, wherever the page starts', () => {
  const near = [post('2025-01-03', 'bed'), post('2025-01-01', 'bed'), post('2025-01-02', 'moon')];
  expect(said(near)).toEqual([
    'content/blog/2025-01-03-x.mdx: "bed" is also the drawing of content/blog/2025-01-01-x.mdx, on the same page of the blog.',
  ]);
  expect(said([...near.slice(1), post('2025-01-04', 'bed'), post('2025-01-03', 'sun')])).toEqual([]);
});

test('an article differs from those in its Read next, and so do those', () => {
  const [a, b] = [doc('yoga', 'a', 'mat'), doc('wellness', 'b', 'mat')];
  expect(said([{...a, next: [b.route, '/docs/gone']}, b])).toEqual([
    'content/docs/yoga/a.mdx: "mat" is also the drawing of content/docs/wellness/b.mdx, in Read next of one of them.',
  ]);
  expect(said([a, b, doc('vitamins', 'c', 'kiwi', [a.route, b.route])])[0]).toContain(
    'in Read next of content/docs/vitamins/c.mdx',
  );
});

test('at most three articles share a drawing', () => {
  const sections = ['gardening', 'outdoors', 'vitamins', 'yoga'];
  expect(said(sections.map((section) => doc(section, 'x', 'sun')))).toEqual([
    'content/docs/yoga/x.mdx: "sun" is the drawing of 3 other articles already.',
  ]);
});

test('a build is refused, with the line', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'covers-'));
  const docs = ['a', 'b'].map((name) => docOf(`yoga/${name}`, {cover: 'mat', file: `${name}.mdx`}));
  mkdirSync(root, {recursive: true});
  for (const {file} of docs) writeFileSync(path.join(root, file), '---\ntitle: x\ncover: mat\n---\n');
  const faults = new Faults();
  recordCoverFaults({blog: {listed: []}, docs: {listed: docs}} as unknown as Content, faults, root);
  expect(faults.list).toMatchObject([{file: 'b.mdx', line: 3}]);
  expect(faults.throwAll.bind(faults)).toThrow('"mat" is also the drawing of a.mdx');
});
