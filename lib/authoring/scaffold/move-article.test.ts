import {expect, test} from 'vitest';
import {article, folderWith} from '@/tests/support/project';
import {moveArticle} from './move-article';

const root = () =>
  folderWith({
    'content/docs/intro.mdx': article('', '[Poses](/docs/yoga/old-name#first) and [others](/docs/yoga/old-name-two).'),
    'content/docs/yoga/old-name.mdx': article(
      'slug: old-name\naliases: [/older]',
      '![A tree](./tree.jpg) [Start](../intro.mdx)',
    ),
    'content/docs/yoga/old-name-two.mdx': article('', '[File](./old-name.mdx#a) and [page](/docs/yoga/old-name).'),
    'content/blog/2025-01-01-walk.mdx': article(),
    'content/data/ledger/x.yml': 'docs/yoga/old-name:\n  day: 2026-01-01\n',
    'content/sidebars.ts': "export const sidebars = {a: ['yoga/old-name', 'yoga/old-name-two']};\n",
  });

test('an article gets another name: its file, an alias, and every link to it', () => {
  const {from, to, route, texts} = moveArticle(root(), 'content/docs/yoga/old-name.mdx', 'new-name');
  expect([from, to, route]).toEqual([
    'content/docs/yoga/old-name.mdx',
    'content/docs/yoga/new-name.mdx',
    '/docs/yoga/new-name',
  ]);
  expect(texts.get(to)).toContain('aliases: [/older, /docs/yoga/old-name]\n');
  expect(texts.get(to)).not.toContain('slug:');
  expect(texts.get('content/docs/intro.mdx')).toContain(
    '(/docs/yoga/new-name#first) and [others](/docs/yoga/old-name-two)',
  );
  expect(texts.get('content/docs/yoga/old-name-two.mdx')).toContain(
    '(./new-name.mdx#a) and [page](/docs/yoga/new-name)',
  );
  expect(texts.get('content/data/ledger/x.yml')).toBe('docs/yoga/new-name:\n  day: 2026-01-01\n');
  expect(texts.get('content/sidebars.ts')).toContain("['yoga/new-name', 'yoga/old-name-two']");
  expect(texts.size).toBe(5);
});

test('in another section its own links and pictures are updated, too', () => {
  const {to, texts} = moveArticle(root(), '/docs/yoga/old-name', '/docs/wellness/New-Name');
  expect(to).toBe('content/docs/wellness/New-Name.mdx');
  expect(texts.get(to)).toContain('![A tree](../yoga/tree.jpg) [Start](../intro.mdx)');
  expect(texts.get('content/docs/yoga/old-name-two.mdx')).toContain('(../wellness/New-Name.mdx#a)');
});

test('a post keeps its day', () => {
  expect(moveArticle(root(), '/blog/2025-01-01-walk', 'stroll').route).toBe('/blog/2025-01-01-stroll');
});

test('impossible moves are reported', () => {
  const move = (from: string, to: string) => () => moveArticle(root(), from, to);
  expect(move('/docs/yoga/old-nam', 'x')).toThrow('did you mean /docs/yoga/old-name?');
  expect(move('/docs/yoga/old-name', 'old-name-two')).toThrow('content/docs/yoga/old-name-two.mdx has this address.');
  expect(move('/docs/yoga/old-name', '/docs/yogga/x')).toThrow('Unknown section "yogga".');
  expect(move('/docs/yoga/old-name', '/blog/2025-01-01-x')).toThrow('A doc cannot be moved there.');
  expect(move('/blog/2025-01-01-walk', '/blog/2025-02-02-walk')).toThrow(
    'write new-name, or /blog/2025-01-01-new-name',
  );
  expect(move('/docs/yoga/old-name', 'a b')).toThrow('cannot be part of an address');
});
