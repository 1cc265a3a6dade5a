import {rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, expect, test, vi} from 'vitest';
import {article, type Files, folderWith} from '@/tests/support/project';
import {loadSite} from './load-site';
import {checkBody} from './read/check-body';

vi.mock('./read/check-body', {spy: true});
afterEach(() => vi.restoreAllMocks());

/** A project whose checked texts are cached, and a function that lists the faults of images and links in it. */
function projectOf(files: Files) {
  const root = folderWith(files);
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
  vi.spyOn(process, 'cwd').mockReturnValue(root);
  const look = async () => {
    const {faults} = await loadSite({root, components: () => ({})});
    return faults.filter(({rule}) => rule === 'allowed' || rule === 'links').map(({problem}) => problem);
  };
  return {root, look};
}

test('a deleted image is reported although the text is the same, until it is back', async () => {
  const image = 'content/docs/yoga/x.png';
  const {root, look} = projectOf({
    'content/docs/yoga/x.md': article('', '![A child in tree pose](./x.png)'),
    [image]: '',
  });
  expect(await look()).toEqual([]);
  rmSync(path.join(root, image));
  expect(await look()).toEqual(['The image ./x.png does not exist.']);
  writeFileSync(path.join(root, image), '');
  expect(await look()).toEqual([]);
});

test('a deleted file is reported where something links to it, in every notation', async () => {
  const target = 'content/docs/yoga/y.md';
  const {root, look} = projectOf({
    'content/docs/yoga/x.md': article('', '[Title](./y.md "A title") and [angle](<./y.md>).'),
    [target]: article(),
  });
  expect(await look()).toEqual([]);
  rmSync(path.join(root, target));
  expect(await look()).toEqual([
    'The link leads to a file that does not exist: ./y.md',
    'The link leads to a file that does not exist: ./y.md',
  ]);
});

test('a text is checked once while it, its images and its linked files stay the same', async () => {
  const {look} = projectOf({
    'content/docs/yoga/x.md': article('', '![A child in tree pose](./x.png)\n\n[Other](./y.md)'),
    'content/docs/yoga/x.png': '',
    'content/docs/yoga/y.md': article(),
  });
  vi.mocked(checkBody).mockClear();
  await look();
  expect(checkBody).toHaveBeenCalledTimes(2);
  await look();
  expect(checkBody).toHaveBeenCalledTimes(2);
});
