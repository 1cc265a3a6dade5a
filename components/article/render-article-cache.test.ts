import {existsSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {afterEach, describe, expect, test, vi} from 'vitest';
import {article, type Files, folderWith} from '@/tests/support/project';

vi.mock('@/lib/config', async (actual) => ({
  ...(await actual<typeof import('@/lib/config')>()),
  sidebarsConfig: () => ({sidebars: {}, categories: []}),
}));
vi.mock('@/lib/content/markdown/compile', {spy: true});

const home = process.cwd();
afterEach(() => {
  process.chdir(home);
  Object.assign(globalThis, {sunrootContent: undefined});
});

const FOLDER = 'content/docs/yoga';

/** Creates a project with these files in one folder and changes into it. */
function enter(files: Files): void {
  const own = Object.entries(files).map(([name, text]) => [`${FOLDER}/${name}`, text]);
  const root = folderWith({'content/docs/intro.mdx': article(), ...Object.fromEntries(own)});
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
  process.chdir(root);
}

const save = (name: string, content: string | Buffer) => writeFileSync(`${FOLDER}/${name}`, content);

/** Renders articles as a separate build would, and returns those it had to compile. Only development does not cache. */
async function build(...names: string[]): Promise<{html: string[]; compiled: string[]}> {
  vi.resetModules();
  Object.assign(globalThis, {sunrootContent: undefined});
  const {compileMarkdown} = await import('@/lib/content/markdown/compile');
  vi.mocked(compileMarkdown).mockClear();
  const html: string[] = [];
  for (const name of names) html.push(await render(name));
  const compiled = vi.mocked(compileMarkdown).mock.calls.map(([{context}]) => path.basename(context.file));
  return {html, compiled};
}

async function render(name: string): Promise<string> {
  const {loadContent} = await import('@/lib/content');
  const {renderArticle} = await import('./render-article');
  return (await renderArticle((await loadContent()).articleInFile(`${FOLDER}/${name}`)!)).html;
}

const square = (background: string) =>
  sharp({create: {width: 40, height: 30, channels: 3, background}})
    .png()
    .toBuffer();
const shownIn = (html: string) => /<img src="([^"]+)"/.exec(html)?.[1];

test('an article is compiled once per text', async () => {
  enter({'x.md': article('', 'Stand tall.')});
  expect((await build('x.md')).compiled).toEqual(['x.md']);
  expect((await build('x.md')).compiled).toEqual([]);
  save('x.md', article('', 'Stand taller.'));
  expect(await build('x.md')).toEqual({html: ['<p>Stand taller.</p>'], compiled: ['x.md']});
});

describe('an article with a picture', () => {
  /** the picture's name, the article's extension, and its text */
  const WAYS = [
    ['photo.png', 'md', '![A red square](./photo.png)'],
    ['my photo.png', 'md', '![A red square](<./my photo.png>)'],
    ['photo(1).png', 'md', '![A red square](./photo(1).png)'],
    ['a&b.png', 'md', '![A red square](./a&amp;b.png)'],
    ['my_photo.png', 'md', '![A red square](./my\\_photo.png)'],
    ['p q.png', 'md', '![A red square](./p%20q.png)'],
    ['def 1.png', 'md', '![A red square][one]\n\n[one]: <./def 1.png>'],
    ['quote.png', 'md', '> ![A red square][two]\n>\n> [two]: ./quote.png'],
    ['single.png', 'mdx', '![A red square](./single.png)'],
  ] as const;

  test('is compiled again when the picture changes, with every syntax', async () => {
    // a new article for each case, so that none recompiles because of another
    const articles = WAYS.map(([picture, ending, body], index) => ({name: `way-${index}.${ending}`, picture, body}));
    const names = articles.map(({name}) => name);
    enter(Object.fromEntries(articles.map(({name, body}) => [name, article('', body)])));
    for (const {picture} of articles) save(picture, await square('#ff0000'));
    const red = await build(...names);
    expect((await build(...names)).compiled).toEqual([]);
    for (const {picture} of articles) save(picture, await square('#0000ff'));
    const blue = await build(...names);
    expect(blue.compiled).toEqual(names);
    for (const [index, html] of blue.html.entries()) {
      expect(shownIn(html)).toMatch(/^\/images\/.*\.webp$/);
      expect(shownIn(html)).not.toBe(shownIn(red.html[index]!));
    }
  });

  const SHOWING = article('', '![A red square](<./a photo.png>)');

  test('recreates the picture after it was deleted', async () => {
    enter({'x.md': SHOWING, 'a photo.png': await square('#ff0000')});
    const {html} = await build('x.md');
    rmSync('public/images', {recursive: true});
    expect(await build('x.md')).toEqual({html, compiled: []});
    expect(existsSync(`public${shownIn(html[0]!)}`)).toBe(true);
  });

  test('is refused when the picture is missing', async () => {
    enter({'x.md': SHOWING, 'a photo.png': await square('#ff0000')});
    await build('x.md');
    rmSync(`${FOLDER}/a photo.png`);
    await expect(build('x.md')).rejects.toThrow('The image ./a photo.png does not exist.');
  });

  test('is compiled again in the same process, also after an error', async () => {
    enter({'x.md': SHOWING, 'a photo.png': await square('#ff0000')});
    const {
      html: [red = ''],
    } = await build('x.md');
    rmSync(`${FOLDER}/a photo.png`);
    await expect(render('x.md')).rejects.toThrow('does not exist');
    save('a photo.png', await square('#0000ff'));
    expect(shownIn(await render('x.md'))).not.toBe(shownIn(red));
  });
});

describe('an article with a link to a file', () => {
  const WAYS = [
    '[x](./y.md)',
    '[x](./y.md "A title")',
    '[x](<./y.md>)',
    '[x][y]\n\n[y]: ./y.md',
    '[y]\n\n[y]: ./y.md\n',
    '[x](./y.md?a=1)',
    '[x](./y.md#b)',
  ];
  const names = WAYS.map((_, index) => `way-${index}.md`);
  const texts = Object.fromEntries(WAYS.map((body, index) => [names[index]!, article('', body)]));

  test('is compiled again when the file gets another address, with every syntax', async () => {
    enter({...texts, 'y.md': article()});
    const before = await build(...names);
    for (const html of before.html) expect(html).toContain('href="/docs/yoga/y');
    save('y.md', article('slug: moved'));
    const after = await build(...names);
    expect(after.compiled).toEqual(names);
    for (const html of after.html) expect(html).toContain('href="/docs/yoga/moved');
  });

  test('is compiled again when two files swap their addresses', async () => {
    enter({...texts, 'y.md': article('slug: one'), 'z.md': article('slug: two')});
    await build(...names);
    save('y.md', article('slug: two'));
    save('z.md', article('slug: one'));
    for (const html of (await build(...names)).html) expect(html).toContain('href="/docs/yoga/two');
  });

  test('is not compiled again when other files are added or moved', async () => {
    enter({...texts, 'y.md': article(), 'z.md': article()});
    await build(...names);
    save('z.md', article('slug: moved'));
    save('a.md', article());
    expect((await build(...names)).compiled).toEqual([]);
  });
});
