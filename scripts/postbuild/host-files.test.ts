import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {folderWith} from '@/tests/support/project';
import {writeHostFiles} from './host-files.mts';

function written(isForCloudflare: boolean): (name: string) => string {
  const out = folderWith({_redirects: '/old /docs/new 301\n'});
  writeHostFiles(out, {
    base: '',
    isForCloudflare,
    contact: 'mailto:a@b.example',
    canonical: 'https://b.example/.well-known/security.txt',
    language: 'en',
    today: '2025-01-01',
  });
  return (name) => readFileSync(path.join(out, name), 'utf8');
}

test('the export gets the files that hosts read', () => {
  const read = written(false);
  expect(read('_redirects')).toBe('/old /docs/new 301\n');
  expect(read('_headers')).toContain('/_next/static/*\n  Cache-Control: public, max-age=31536000, immutable');
  expect(read('.well-known/security.txt')).toContain('Contact: mailto:a@b.example');
  expect(read('.nojekyll')).toBe('');
});

test("Cloudflare's rules come after the redirects of articles, only in its builds", () => {
  expect(written(true)('_redirects')).toMatch(/^\/old \/docs\/new 301\n# One address/);
});
