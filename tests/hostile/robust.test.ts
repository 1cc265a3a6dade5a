import {execFileSync} from 'node:child_process';
import path from 'node:path';
import sharp from 'sharp';
import {expect, test} from 'vitest';
import {readArticleFile} from '@/lib/content/files/article-file';
import {findArticles} from '@/lib/content/files/find-articles';
import {Faults} from '@/lib/faults';
import {inspectImage} from '@/lib/images/inspect';
import {compileText} from '@/tests/support/compile';
import {article, folderWith} from '@/tests/support/project';

/** No text may keep a build busy: any text is answered in seconds. */
const QUICK_MS = 10_000;

test('long articles with emphasis in every sentence are accepted', {timeout: QUICK_MS}, async () => {
  const body = `${'One *word* in **each** sentence [one](/docs/intro).\n\n'.repeat(500)}`;
  expect((await compileText(body)).html).toContain('<em>word</em>');
});

test('a pipe in place of an article or a picture is refused and not waited for', {timeout: QUICK_MS}, () => {
  const root = folderWith({'content/docs/intro.mdx': article(), 'content/docs/yoga/a.md': article()});
  execFileSync('mkfifo', [path.join(root, 'content/docs/yoga/x.mdx')]);
  const faults = new Faults();
  for (const file of findArticles(root, faults)) readArticleFile(root, file, faults);
  expect(faults.list).toMatchObject([
    {problem: 'This is a folder, a pipe, a socket or a device, not a file.', file: 'content/docs/yoga/x.mdx'},
  ]);
});

test('a picture in public/ with a location is refused', async () => {
  const plain = sharp({create: {width: 8, height: 8, channels: 3, background: 'red'}}).jpeg();
  const placed = await plain
    .clone()
    .withExif({IFD3: {GPSLatitude: '51/1 30/1 0/1'}})
    .toBuffer();
  await expect(inspectImage('public/photo.jpg', placed)).rejects.toThrow('may reveal where it was taken');
  // beside an article it is encoded again, without it
  expect(await inspectImage('content/docs/photo.jpg', placed)).toMatchObject({width: 8});
  expect(await inspectImage('public/photo.jpg', await plain.toBuffer())).toMatchObject({width: 8});
});

const svg = (inside: string, box = '0 0 10 10') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inside}</svg>`);

test.each([
  ['large', svg('<rect width="1" height="1"/>'.repeat(50_000)), 'MB large'],
  ['deep', svg(`${'<g>'.repeat(5000)}${'</g>'.repeat(5000)}`), 'nested too deeply'],
  ['wide', svg('', '0 0 1000000000 10'), 'of at most 100000'],
])('an SVG that is too %s is refused at once', {timeout: QUICK_MS}, async (_, bytes, reason) => {
  await expect(inspectImage('content/docs/x.svg', bytes)).rejects.toThrow(reason);
});
