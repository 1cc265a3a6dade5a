import {expect, test} from 'vitest';
import {batchAddresses, batchText} from './data-files';

const files = new Map(
  Array.from({length: 205}, (_, number) => [`/docs/${number}.json`, async () => `{"number":${number}}`] as const),
);

test('batches hold every file once', async () => {
  const addresses = batchAddresses(files.size);
  expect(addresses).toEqual(['/batches/0.json', '/batches/1.json', '/batches/2.json']);
  const texts = await Promise.all(addresses.map((address) => batchText(files, address)));
  const entries = texts.flatMap((text) => Object.entries(JSON.parse(text!)));
  expect(entries.map(([address]) => address)).toEqual([...files.keys()]);
  expect(entries[204]).toEqual(['/docs/204.json', '{"number":204}']);
});

test('what is not a batch has no text', async () => {
  expect(await batchText(files, '/batches/3.json')).toBeUndefined();
  expect(await batchText(files, '/docs/1.json')).toBeUndefined();
});
