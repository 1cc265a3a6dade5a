import {mkdirSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {Faults} from '@/lib/faults';
import {article, folderWith} from '@/tests/support/project';
import {findArticles} from './find-articles';

/** The paths of the articles in a folder. Throws the errors. */
function found(root: string): string[] {
  const faults = new Faults();
  const articles = findArticles(root, faults);
  faults.throwAll();
  return articles.map(({file}) => file);
}

describe('which files are read', () => {
  test('finds every .md and .mdx file below the folder, sorted by name', () => {
    const root = folderWith({'content/blog/b.mdx': '', 'content/blog/2024/a.md': '', 'content/blog/B.md': ''});
    expect(found(root)).toEqual(['content/blog/2024/a.md', 'content/blog/B.md', 'content/blog/b.mdx']);
  });

  test('skips names that start with a dot or an underscore, and other files', () => {
    const root = folderWith({'content/blog/_notes/a.md': '', 'content/blog/.a.md': '', 'content/blog/a.png': ''});
    expect(found(root)).toEqual([]);
  });

  test('a folder that does not exist is empty', () => {
    expect(found(folderWith({}))).toEqual([]);
  });

  test.each(['a.MDX', 'a.markdown'])('the extension of %s is misspelt and refused', (name) => {
    const root = folderWith({[`content/blog/${name}`]: ''});
    expect(() => found(root)).toThrow(`"${name}" would not be read.`);
  });

  test('a misspelt extension is reported with the valid ones', () => {
    const root = folderWith({'content/blog/a.MD': ''});
    expect(() => found(root)).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: "a.MD" would not be read.
        in: content/blog/a.MD
        fix: end the name in .md or .mdx, in lower case]
    `);
  });
});

test.each(['/etc/hosts', '.env', 'content/docs/gone.mdx', 'content/docs/folder', 'content/docs/a.mdx'])(
  'a symbolic link to %s is refused',
  (target) => {
    const root = folderWith({'content/docs/a.mdx': article(), 'content/docs/folder/b.mdx': article(), '.env': 'KEY=1'});
    mkdirSync(path.join(root, 'content/blog'));
    symlinkSync(target.startsWith('/') ? target : path.join(root, target), path.join(root, 'content/blog/x.mdx'));
    expect(() => found(root)).toThrow(
      'A symbolic link is not followed.\n  in: content/blog/x.mdx\n  fix: copy what it leads to into content/ instead',
    );
  },
);
