import {readFileSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {expect, test} from 'vitest';
import {folderWith} from '@/tests/support/project';
import {filesOf, pictureOf} from './picture';

test('a truncated image is reported with its name, not with a stack', async () => {
  const root = folderWith({'content/docs/x.md': ''});
  const file = path.join(root, 'content/docs/cut.jpg');
  const whole = await sharp({
    create: {width: 800, height: 600, channels: 3, background: '#486', noise: {type: 'gaussian', mean: 128, sigma: 30}},
  })
    .jpeg()
    .toBuffer();
  writeFileSync(file, whole.subarray(0, whole.length / 3));
  const before = process.cwd();
  process.chdir(root);
  try {
    await expect(pictureOf('content/docs/cut.jpg')).rejects.toThrow(
      /cannot be read completely[\s\S]*in: content\/docs\/cut\.jpg/,
    );
  } finally {
    process.chdir(before);
  }
});

test('a cached picture that was changed or deleted is made again', async () => {
  const root = folderWith({'content/docs/x.md': ''});
  const whole = await sharp({create: {width: 700, height: 500, channels: 3, background: '#486'}})
    .png()
    .toBuffer();
  writeFileSync(path.join(root, 'content/docs/soil.png'), whole);
  const before = process.cwd();
  process.chdir(root);
  try {
    const [name] = filesOf(await pictureOf('content/docs/soil.png'));
    const [kept, published] = [`.cache/images/${name}`, `public/images/${name}`];
    const made = readFileSync(kept);
    const damages = [() => writeFileSync(kept, made.subarray(0, 20)), () => rmSync(kept)];
    for (const [index, damage] of damages.entries()) {
      damage();
      rmSync('public', {recursive: true});
      // as another process would: this one remembers files by date
      utimesSync('content/docs/soil.png', new Date(), new Date(2020, 0, index + 1));
      await pictureOf('content/docs/soil.png');
      expect(readFileSync(published)).toEqual(made);
    }
  } finally {
    process.chdir(before);
  }
});
