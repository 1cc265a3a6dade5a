import {expect, test} from 'vitest';
import {parseSite} from '@/lib/config/parse';
import type {SidebarsConfig} from '@/lib/config/sidebars-schema';
import {exampleSite as site} from '@/tests/support/example-site';
import {article, folderWith} from '@/tests/support/project';
import type {ReadContext} from './articles';
import {type Content, readContent} from './index';
import {readTolerantly} from './tolerant';

const files = {
  'content/docs/intro.mdx': article(),
  'content/docs/yoga/right.mdx': article(),
  'content/docs/yoga/wrong.mdx': article('tag: [yoga]'),
  'content/blog/2025-01-01-wrong.mdx': '---\ntitle: x\n',
};
const sidebars = {sidebars: {yogaSidebar: [{type: 'doc' as const, id: 'yoga/wrong'}]}, categories: []};

function read(root: string, named: SidebarsConfig = sidebars, last?: Content) {
  const context: ReadContext = {
    root,
    config: parseSite(site),
    vocabulary: {},
    today: '2025-06-15',
    isDevelopment: true,
  };
  return readTolerantly((without) => readContent({...context, without}, named), last);
}

test('files at fault are left out, settings that name them included, and the first fault is told', () => {
  const {content, fault} = read(folderWith(files));
  expect(content.articles.map(({route}) => route)).toEqual(['/docs/intro', '/docs/yoga/right']);
  expect(content.docs.sidebars.get('yogaSidebar')?.entries).toEqual([]);
  expect(fault?.message).toContain('The front matter that begins here does not end');
});

test('an earlier state is shown rather than one with gaps', () => {
  const {content: last} = read(folderWith({'content/docs/intro.mdx': article()}), {sidebars: {}, categories: []});
  const {content, fault} = read(folderWith(files), sidebars, last);
  expect(content).toBe(last);
  expect(fault).toBeDefined();
});

test('the main doc may be the one at fault', () => {
  const root = folderWith({...files, 'content/docs/intro.mdx': article('tag: [yoga]')});
  const {content} = read(root);
  expect(content.docs.version.mainDocId).toBe('yoga/right');
});

test('a fault of the settings is thrown', () => {
  const wrong = {sidebars: {yogaSidebar: [{type: 'doc' as const, id: 'yoga/none'}]}, categories: []};
  expect(() => read(folderWith(files), wrong)).toThrow('The front matter that begins here does not end');
});
