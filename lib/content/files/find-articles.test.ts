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

describe('symbolic links', () => {
  const linked = (target: string) => {
    const root = folderWith({'content/docs/a.mdx': article(), 'content/docs/folder/b.mdx': article(), '.env': 'KEY=1'});
    mkdirSync(path.join(root, 'content/blog'));
    symlinkSync(target.startsWith('/') ? target : path.join(root, target), path.join(root, 'content/blog/x.mdx'));
    return root;
  };

  test('a link to a file outside the project is refused', () => {
    expect(() => found(linked('/etc/hosts'))).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: A symbolic link leads out of content/.
        in: content/blog/x.mdx
        fix: copy the file into content/ instead of linking to it]
    `);
  });

  test('a link to a file of the project outside content/ is refused', () => {
    expect(() => found(linked('.env'))).toThrow('A symbolic link leads out of content/.');
  });

  test('a broken link is refused', () => {
    expect(() => found(linked('content/docs/gone.mdx'))).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: A symbolic link is broken.
        in: content/blog/x.mdx
        fix: copy the file into content/ instead of linking to it]
    `);
  });

  test('a link to a folder is refused, so that no file is missed', () => {
    expect(() => found(linked('content/docs/folder'))).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: A symbolic link to a folder is not followed.
        in: content/blog/x.mdx
        fix: replace it with a real folder]
    `);
  });

  test('a link to another article is read', () => {
    expect(found(linked('content/docs/a.mdx'))).toContain('content/blog/x.mdx');
  });
});
