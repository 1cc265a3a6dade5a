import {writeFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {expect, test} from 'vitest';
import {folderWith} from '@/tests/support/project';
import {pictureOf} from './picture';

test('an image that ends too early is told with its name, not with a stack', async () => {
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
      /cannot be read to its end[\s\S]*in: content\/docs\/cut\.jpg/,
    );
  } finally {
    process.chdir(before);
  }
});
