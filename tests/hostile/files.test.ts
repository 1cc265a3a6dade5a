import {symlinkSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {parseSite} from '@/lib/config/parse';
import {parseSidebars} from '@/lib/config/sidebars-schema';
import {readContent} from '@/lib/content';
import {readTagVocabulary} from '@/lib/content/tags';
import {SiteError} from '@/lib/errors';
import {Faults} from '@/lib/faults';
import {exampleSite as site} from '@/tests/support/example-site';
import {article, contentOf, folderWith} from '@/tests/support/project';

const BOMB = [
  'a: &a [x, x, x, x, x, x, x, x, x]',
  ...'bcdefghi'
    .split('')
    .map((key, index) => `${key}: &${key} [${Array(9).fill(`*${'abcdefghi'[index]}`).join(', ')}]`),
].join('\n');

function faultOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    expect(error).toBeInstanceOf(SiteError);
    return (error as SiteError).message;
  }
  return 'nothing was refused';
}

/** The error when a file is in content/docs/yoga. */
const docFault = (text: string | Buffer, name = 'x.mdx') =>
  faultOf(() => contentOf({[`content/docs/yoga/${name}`]: text}));

describe('front matter', () => {
  test.each([
    ['that is a program', '---js\n{title: process.exit(1)}\n---\nText', 'Front matter that is a program'],
    ['that is a program under another name', '---javascript\n({})\n---\nText', 'Front matter that is a program'],
    ['that is CoffeeScript', '---coffee\ntitle: 1\n---\nText', 'Front matter that is a program'],
    ['with references that multiply', article(BOMB), 'special meaning'],
    ['with a tag that makes a function', article('group: !!js/function "() => 1"'), 'a text starts with "!"'],
    [
      'with a tag that makes an object',
      article('group: !!python/object/apply:os.system ["id"]'),
      'a text starts with "!"',
    ],
    ['with a key that would change every object', article('__proto__: {isAdmin: true}'), '__proto__'],
    ['with a key named constructor', article('constructor: x'), 'constructor'],
    ['that repeats a key', article('title: Another'), 'the same key appears twice'],
    ['that never ends', '---\ntitle: x\n\nText', 'does not end: its closing line'],
    ['that is a list', '---\n- a\n- b\n---\nText', 'The front matter has no keys'],
    ['with a tag named like a part of the language', article('tags: [constructor]'), 'constructor'],
    ['that merges another map', article('x: &x {a: 1}\n<<: *x'), 'special meaning'],
  ])('%s is refused', (_, text, message) => {
    const fault = docFault(text);
    expect(fault).toContain('content/docs/yoga/x.mdx');
    expect(fault).toContain(message);
    expect(fault).toContain('fix: ');
    expect(Object.prototype).not.toHaveProperty('isAdmin');
  });
});

describe('a slug', () => {
  test.each([
    '../../etc/passwd',
    '..',
    '.hidden',
    'a/b',
    'a\\b',
    'a b',
    '%2e%2e',
    'a?b',
    'a#b',
    'é',
    '<b>',
    'x.',
    'index',
    'Tags',
    '404',
    'con',
    'x.html',
    'data.json',
    'x.mdx',
    'a'.repeat(121),
  ])('“%s” is refused', (slug) => {
    expect(docFault(article(`slug: ${JSON.stringify(slug)}`))).toMatch(
      /cannot be part of an address|reserved|file name|characters/,
    );
  });
});

describe('a file', () => {
  test.each([
    ['in UTF-16', Buffer.from(`\ufeff${article()}`, 'utf16le'), 'UTF-8'],
    ['in Latin-1', Buffer.from(article('', 'Caf\u00e9'), 'latin1'), 'UTF-8'],
    ['with an overlong sequence', Buffer.concat([Buffer.from(article()), Buffer.from([0xc0, 0xaf])]), 'UTF-8'],
    ['with a lone surrogate', Buffer.concat([Buffer.from(article()), Buffer.from([0xed, 0xa0, 0x80])]), 'UTF-8'],
    ['with a zero byte', article('', 'a\u0000b'), 'U+0000'],
    ['with a text that runs backwards', article('', 'a \u202egnp.exe'), 'U+202E'],
    ['with an isolate', article('', 'a \u2066b\u2069'), 'U+2066'],
    ['with a zero-width space', article('', 'pass\u200bword'), 'U+200B'],
    ['with a hidden mark in the title', article('').replace('A title', 'A \u200ftitle'), 'U+200F'],
    ['with a line separator', article('', 'a\u2028b'), 'U+2028'],
    ['with an escape sequence of a terminal', article('', 'a\u001b[31mb'), 'U+001B'],
    ['of three megabytes', article('', 'x'.repeat(3 * 1024 * 1024)), 'kB'],
  ])('%s is refused', (_, text, message) => {
    expect(docFault(text)).toContain(message);
  });

  test('outside of the article folders is refused, because it would not be read', () => {
    for (const file of ['content/blogs/2024-01-01-x.mdx', 'content/x.mdx']) {
      expect(faultOf(() => contentOf({[file]: article()}))).toContain('is never read');
    }
  });

  test('two that differ only in case are refused', () => {
    expect(
      faultOf(() => contentOf({'content/docs/yoga/a.mdx': article(), 'content/docs/yoga/A.mdx': article()})),
    ).toContain('ignoring case');
  });
});

test.each([
  ['out of the project', '/etc/hostname'],
  ['to the settings', 'content/../package.json'],
  ['that leads nowhere', 'content/none'],
])('a symbolic link %s is refused', (_, target) => {
  const root = folderWith({
    'content/docs/intro.mdx': article(),
    'package.json': '{}',
    'content/docs/yoga/a.mdx': article(),
  });
  symlinkSync(path.isAbsolute(target) ? target : path.join(root, target), path.join(root, 'content/docs/yoga/x.mdx'));
  const faults = new Faults();
  const context = {
    root,
    faults,
    config: parseSite(site),
    vocabulary: readTagVocabulary(root),
    today: '2025-06-15',
    isDevelopment: false,
  };
  readContent(context, parseSidebars({sidebars: {}}));
  expect(faultOf(() => faults.throwAll())).toContain('symbolic link');
});
