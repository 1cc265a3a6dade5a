import {expect, test, vi} from 'vitest';
import {doc} from '@/tests/support/check-articles';
import {folderWith} from '@/tests/support/project';
import {checkContent} from './check-content';

vi.mock('@/content/site', async () => {
  const {exampleSite} = await import('@/tests/support/example-site');
  return {site: {...exampleSite, taglin: 'Grow', blog: {}, favicon: '/favicn.svg'}};
});

test('errors in settings are reported beside all others, and their valid part is checked', async () => {
  const root = folderWith({
    'content/tags.yml': 'yoga: {label: Yoga, description: Poses.}',
    ...doc({body: '<Foo />'}),
  });
  const {faults} = await checkContent({root, components: () => ({}), families: ['technical']});
  const problems = faults.map(({problem}) => problem);
  expect(problems).toContain('Unknown key "taglin".');
  expect(problems).toContain('"blog.title" is missing.');
  expect(problems).toContain('"favicon" names a file that is not in public/: /favicn.svg');
  expect(problems).toContainEqual(expect.stringContaining('Foo'));
});
