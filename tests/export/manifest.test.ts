import path from 'node:path';
import sharp from 'sharp';
import {expect, test} from 'vitest';
import {siteConfig} from '@/lib/config';
import {OUT, read} from './site';

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
}
const {basePath, title} = siteConfig();
const manifest = JSON.parse(read('/manifest.webmanifest'));

test('the manifest names the site, starts at its home page and stays within it', () => {
  expect(manifest).toMatchObject({short_name: title, start_url: basePath || '/', scope: basePath || '/'});
  expect(manifest.name).toContain(title);
  for (const color of [manifest.background_color, manifest.theme_color]) expect(color).toMatch(/^#[0-9a-f]{6}$/);
});

test('every icon of the manifest exists, with its type and size', async () => {
  const icons = manifest.icons as Icon[];
  expect(icons.map(({sizes}) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const {src, sizes, type} of icons) {
    const {format, width, height} = await sharp(path.join(OUT, src.slice(basePath.length))).metadata();
    expect(`image/${format === 'svg' ? 'svg+xml' : format}`, src).toBe(type);
    if (sizes !== 'any') expect(`${width}x${height}`, src).toBe(sizes);
  }
});
