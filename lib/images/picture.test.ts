import {readdirSync, readFileSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {afterEach, expect, test, vi} from 'vitest';
import {inputsHash} from '@/lib/cache/cache-inputs';
import {folderWith} from '@/tests/support/project';
import {deleteUnusedImages, filesOf, pictureOf} from './picture';

vi.mock('@/lib/cache/cache-inputs', () => ({inputsHash: vi.fn(() => 'code')}));

const before = process.cwd();
afterEach(() => process.chdir(before));

const sheet = (background: string) =>
  sharp({create: {width: 700, height: 500, channels: 3, background}})
    .png()
    .toBuffer();
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9"/></svg>';

test('the names of a picture depend on the contents of its files, not on code or packages', async () => {
  const root = folderWith({'content/docs/x.md': '', 'content/docs/line.svg': DRAWING});
  writeFileSync(path.join(root, 'content/docs/soil.png'), await sheet('#486'));
  process.chdir(root);
  let day = 0;
  const names = async () => {
    day += 1;
    const files = ['content/docs/soil.png', 'content/docs/line.svg'];
    // as another process would: this one remembers files by date
    for (const file of files) utimesSync(file, new Date(), new Date(2020, 0, day));
    return (await Promise.all(files.map(async (file) => filesOf(await pictureOf(file))))).flat();
  };
  const first = await names();
  expect(first).toContainEqual(expect.stringMatching(/^soil-[0-9a-f]{10}-640\.avif$/));
  expect(first).toContainEqual(expect.stringMatching(/^line-[0-9a-f]{10}\.svg$/));
  vi.mocked(inputsHash).mockReturnValue('other code');
  expect(await names()).toEqual(first);
  writeFileSync('content/docs/soil.png', await sheet('#487'));
  writeFileSync('content/docs/line.svg', DRAWING.replace('h9', 'h8'));
  const changed = await names();
  expect(changed.filter((name) => first.includes(name))).toEqual([]);
});

test('a truncated image is reported with its name, not with a stack', async () => {
  const root = folderWith({'content/docs/x.md': ''});
  const file = path.join(root, 'content/docs/cut.jpg');
  const whole = await sharp({
    create: {width: 800, height: 600, channels: 3, background: '#486', noise: {type: 'gaussian', mean: 128, sigma: 30}},
  })
    .jpeg()
    .toBuffer();
  writeFileSync(file, whole.subarray(0, whole.length / 3));
  process.chdir(root);
  await expect(pictureOf('content/docs/cut.jpg')).rejects.toThrow(
    /cannot be read completely[\s\S]*in: content\/docs\/cut\.jpg/,
  );
});

test('a cached picture that was deleted is made again', async () => {
  const root = folderWith({'content/docs/x.md': ''});
  writeFileSync(path.join(root, 'content/docs/soil.png'), await sheet('#486'));
  process.chdir(root);
  const [name] = filesOf(await pictureOf('content/docs/soil.png'));
  const [cached, published] = [`.cache/images/${name}`, `public/images/${name}`];
  const made = readFileSync(cached);
  rmSync(cached);
  rmSync('public', {recursive: true});
  // as another process would: this one remembers files by date
  utimesSync('content/docs/soil.png', new Date(), new Date(2020, 0, 1));
  await pictureOf('content/docs/soil.png');
  expect(readFileSync(published)).toEqual(made);
});

test('only generated files that are not in use are deleted', async () => {
  const root = folderWith({
    'content/docs/line.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h1"/></svg>',
    'public/images/photo.jpg': 'x',
    'public/images/logo.svg': 'x',
    'public/images/old-0123456789-640.avif': 'x',
    'public/images/old-0123456789.svg': 'x',
    'public/images/old-0123456789.svg.4711-0': 'left by an interrupted run',
    'public/images/own-0123456789.svg/a.png': 'x',
    '.cache/images/0123456789abcdef0123.json': '{}',
  });
  process.chdir(root);
  const [name] = filesOf(await pictureOf('content/docs/line.svg'));
  await deleteUnusedImages();
  expect(readdirSync('public/images').sort()).toEqual([name, 'logo.svg', 'own-0123456789.svg', 'photo.jpg'].sort());
  expect(readdirSync('.cache/images').sort()).toEqual([expect.stringMatching(/^[0-9a-f]{20}\.json$/), name].sort());
  rmSync('public', {recursive: true});
  await deleteUnusedImages();
});
