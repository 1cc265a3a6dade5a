import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {FIGURE_KINDS} from '@/lib/figures/schema';
import {editorFiles} from './editor-files';

const files = editorFiles();

test.each(Object.keys(files))('%s is up to date; if it is not, run: npm run schemas', (file) => {
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(files[file]);
});

test('the schema explains the front matter', () => {
  const {properties, required, additionalProperties} = files['.vscode/schemas/front-matter-doc.json'] as {
    properties: Record<string, {description?: string; enum?: string[]}>;
    required: string[];
    additionalProperties: boolean;
  };
  expect(properties.tags?.description).toBe('Keys of content/tags.yml.');
  expect(properties.format?.enum).toContain('how-to');
  expect(required).toEqual(['title', 'description']);
  expect(additionalProperties).toBe(false);
});

test('every kind of figure has a schema', () => {
  const {anyOf} = files['.vscode/schemas/figure.json'] as {anyOf: {properties: {kind: {const: string}}}[]};
  expect(anyOf.map(({properties}) => properties.kind.const)).toEqual(FIGURE_KINDS);
});
