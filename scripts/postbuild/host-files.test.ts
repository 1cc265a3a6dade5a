import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {folderWith} from '@/tests/support/project';
import {writeHostFiles} from './host-files.mts';

test('the export gets what hosts read, and the redirects of articles stay', () => {
  const out = folderWith({_redirects: '/old /docs/new 301\n'});
  writeHostFiles(out, {
    base: '',
    contact: 'mailto:a@b.example',
    canonical: 'https://b.example/.well-known/security.txt',
    language: 'en',
    today: '2025-01-01',
  });
  const read = (name: string) => readFileSync(path.join(out, name), 'utf8');
  expect(read('_redirects')).toMatch(/^\/old \/docs\/new 301\n# One address/);
  expect(read('_headers')).toContain('/_next/static/*\n  Cache-Control: public, max-age=31536000, immutable');
  expect(read('.well-known/security.txt')).toContain('Contact: mailto:a@b.example');
  expect(read('.nojekyll')).toBe('');
});
