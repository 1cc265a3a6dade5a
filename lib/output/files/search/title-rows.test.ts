import {expect, test} from 'vitest';
import {loadContent} from '@/lib/content';
import {menuLabels} from './title-rows';

test('a doc is found by its short name in the sidebar, when it differs from the title', async () => {
  const content = await loadContent();
  const [first, second] = content.docs.listed.filter(({section}) => section === 'wellness').slice(-2);
  const docs = {
    ...content.docs,
    listed: [
      {...first!, sidebarLabel: 'Sock balance'},
      {...second!, sidebarLabel: second!.title},
    ],
  };
  const labels = menuLabels({...content, docs});
  expect(labels.get(first!.route)).toEqual(['Sock balance']);
  expect(labels.get(second!.route)).toBeUndefined();
});
