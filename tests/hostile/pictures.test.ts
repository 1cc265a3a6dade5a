import {mkdirSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {SiteError} from '@/lib/errors';
import {inspectImage} from '@/lib/images/inspect';
import {imageFile, refuseOutside} from '@/lib/images/references';
import {folderWith} from '@/tests/support/project';

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`;
const declared = (encoding: string, inside = '') => `<?xml version="1.0" encoding="${encoding}"?>${svg(inside)}`;
const ESCAPE = '\u001b(B';

describe('a drawing', () => {
  test.each([
    ['with a script', svg('<script>alert(1)</script>'), 'active content'],
    ['with an event handler', svg('<rect onload="alert(1)"/>'), 'active content'],
    [
      'with a page inside',
      svg('<foreignObject><iframe src="https://evil.example"/></foreignObject>'),
      'active content',
    ],
    ['that links to a program', svg('<a href="javascript:alert(1)"><rect/></a>'), 'active content'],
    ['that becomes a program later', svg('<set attributeName="href" to="javascript:alert(1)"/>'), 'active content'],
    ['that asks another site', svg('<image href="https://evil.example/seen.png"/>'), 'active content'],
    ['whose style asks another site', svg('<style>@import "https://evil.example/x.css";</style>'), 'active content'],
    ['that includes a file', `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('&x;')}`, 'active content'],
    ['made of references that multiply', `<!DOCTYPE svg [<!ENTITY a "aa">]>${svg('&a;')}`, 'active content'],
    ['in UTF-16', Buffer.from(`\ufeff${svg('<script/>')}`, 'utf16le'), 'not UTF-8'],
    ['in UTF-16 that looks like text', Buffer.from(svg('<script/>'), 'utf16le'), 'U+0000'],
    ['in UTF-7', declared('UTF-7', '+ADw-script+AD4-'), 'written in UTF-7'],
    ['whose script hides behind a change of encoding', declared('ISO-2022-JP', `<scr${ESCAPE}ipt/>`), 'U+001B'],
    ['in an encoding of its own', declared('x-user-defined'), 'written in x-user-defined'],
    ['with a text that runs backwards', svg('<text>\u202egnp.exe</text>'), 'U+202E'],
  ])('%s is refused', async (_, text, message) => {
    const error: unknown = await inspectImage('content/a.svg', Buffer.from(text as string)).catch((reason) => reason);
    expect(error).toBeInstanceOf(SiteError);
    expect((error as SiteError).message).toContain(message);
    expect((error as SiteError).message).toContain('content/a.svg');
    expect((error as SiteError).message).toContain('fix: ');
  });

  test('that declares UTF-8, and is UTF-8, is accepted', async () => {
    expect(await inspectImage('content/a.svg', Buffer.from(declared('UTF-8')))).toMatchObject({width: 9, height: 9});
  });
});

test.each([
  '../../../../etc/passwd',
  '/../package.json',
  '/../../etc/passwd',
  '/%2e%2e/.env',
  '%2e%2e/%2e%2e/%2e%2e/%2e%2e/a.png',
  'file:///etc/passwd',
  'https://evil.example/a.png',
])('the image address %s is broken', (address) => {
  expect(imageFile('content/docs/yoga/x.mdx', address)).toBeUndefined();
});

test.each([
  ['out of the project', '/etc/hostname'],
  ['to a file of the project that is no content', 'secret.svg'],
])('an image that is a symbolic link %s is refused', (_, target) => {
  const root = folderWith({'secret.svg': svg(''), 'content/own.svg': svg('')});
  mkdirSync(path.join(root, 'content/docs'));
  symlinkSync(path.resolve(root, target), path.join(root, 'content/docs/a.svg'));
  expect(() => refuseOutside('content/docs/a.svg', root)).toThrow('link out of them');
  expect(() => refuseOutside('content/own.svg', root)).not.toThrow();
  expect(() => refuseOutside('secret.svg', root)).toThrow('is outside of content/ and public/');
});
