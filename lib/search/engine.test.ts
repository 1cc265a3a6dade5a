import {describe, expect, test} from 'vitest';
import {filesOf, loadFiles} from '@/tests/support/search-files';
import {exampleIndex, exampleText} from '@/tests/support/search-index';
import {buildTextTier} from './build-text';
import {createEngine, type Results} from './engine';

const engine = createEngine(exampleIndex);
const files = filesOf(exampleText);
const full = {
  search(question: string) {
    const deep = createEngine(exampleIndex);
    loadFiles(deep, files, question);
    return deep.search(question);
  },
};

const first = ({hits}: Results) => hits[0]?.path;
const marked = (pieces: Results['hits'][number]['title']) => pieces.filter(({isHit}) => isHit).map(({text}) => text);

test('the article with the queried title comes first', () => {
  expect(first(engine.search('vitamin d'))).toBe('/docs/vitamins/d');
  expect(first(engine.search('how long should a nap be'))).toBe('/blog/2023-03-14-naps');
});

test('the page with the queried name comes first, even where the words mean something else', () => {
  const [page] = exampleIndex.entries;
  const named = {...page!, path: '/docs/category/sun', title: 'Sunshine vitamin', summary: '', headings: []};
  const withPage = createEngine({...exampleIndex, entries: [...exampleIndex.entries, named]});
  expect(first(engine.search('sunshine vitamin'))).toMatch('/docs/vitamins/d');
  expect(withPage.search('Sunshine VITAMIN ').hits.map(({path}) => path)).toEqual([
    '/docs/category/sun',
    ...engine.search('sunshine vitamin').hits.map(({path}) => path),
  ]);
});

test('several words that are a heading of one page mean that page; one word, or a heading of two pages, does not', () => {
  const [page] = exampleIndex.entries;
  const searched = (question: string, heading: string, paths: readonly string[]) => {
    const added = paths.map((path) => ({...page!, path, title: 'Aid', summary: '', headings: [heading]}));
    return first(createEngine({...exampleIndex, entries: [...exampleIndex.entries, ...added]}).search(question));
  };
  expect(searched('high blood pressure', 'High blood pressure', ['/docs/aid'])).toMatch('/docs/aid');
  expect(searched('high blood pressure', 'High blood pressure', ['/docs/aid', '/docs/other'])).toMatch('-cuff');
  expect(searched('b9', 'B9', ['/docs/aid'])).toBe('/docs/vitamins/b9');
});

test('a synonym finds the article that uses the other word', () => {
  expect(first(engine.search('b9'))).toBe('/docs/vitamins/b9');
  expect(first(engine.search('folic acid dose'))).toMatch('/docs/vitamins/b9');
  expect(first(engine.search('high blood pressure'))).toBe('/blog/2025-02-13-cuff');
  expect(first(engine.search('sunshine vitamin'))).toMatch('/docs/vitamins/d');
});

test('what readers type for a thing finds it', () => {
  expect(first(engine.search("can't sleep"))).toMatch('/docs/wellness/insomnia');
});

test('word forms and prefixes match', () => {
  expect(first(engine.search('yellowing leaf'))).toBe('/docs/hydroponics/yellow');
  expect(first(engine.search('hyperten'))).toBe('/blog/2025-02-13-cuff');
});

test.each([
  ['insomina', 'insomnia', '/docs/wellness/insomnia'],
  ['vitmain d', 'vitamin d', '/docs/vitamins/d'],
  ['hypertention', 'hypertension', '/blog/2025-02-13-cuff'],
  ['vitamind', 'vitamin d', '/docs/vitamins/d'],
])('the mistake in "%s" is corrected and "%s" suggested', (typed, suggestion, path) => {
  const found = engine.search(`${typed} `);
  expect(first(found)).toMatch(path);
  expect(found.suggestion).toBe(suggestion);
});

test('a correct query gets no suggestion', () => {
  expect(engine.search('vitamin d').suggestion).toBeUndefined();
});

test('a hit opens at the heading that answers, by its custom id if it has one', () => {
  expect(first(engine.search('vitamin d blood test'))).toBe('/docs/vitamins/d#should-you-ask-for-a-blood-test');
  expect(first(engine.search('vitamin d june'))).toBe('/docs/vitamins/d#june');
  expect(first(engine.search('vitamin d'))).toBe('/docs/vitamins/d');
});

test('the words of the query are marked in title and summary', () => {
  const [hit] = engine.search('yellow leaves').hits;
  expect(marked(hit!.title)).toEqual(['leaves', 'yellow']);
  expect(marked(hit!.excerpt)).toContain('leaves');
});

test('only the full text finds what headlines do not mention', () => {
  const before = engine.search('spina bifida birth');
  expect(before.hits).toEqual([]);
  expect(before.needsFullText).toBe(true);
  const after = full.search('spina bifida birth');
  expect(first(after)).toBe('/docs/vitamins/b9#who-needs-a-stronger-dose');
  expect(marked(after.hits[0]!.excerpt)).toEqual(['spina', 'bifida', 'birth']);
  expect(after.needsFullText).toBe(false);
});

test('files loaded for one query do not change the results of others', () => {
  const deep = createEngine(exampleIndex);
  loadFiles(deep, files, 'spina bifida birth');
  for (const question of ['vitamin d', 'how long should a nap be', 'can’t sleep']) {
    expect(deep.search(question).hits.map(({path}) => path)).toEqual(
      engine.search(question).hits.map(({path}) => path),
    );
  }
});

test('a query requests the directory, then shards, then the texts of its first hits', () => {
  const deep = createEngine(exampleIndex);
  const wanted = loadFiles(deep, files, 'lie awake with snoring');
  expect(wanted[0]).toBe('/search/words.json');
  expect(wanted.at(-1)).toBe('/search/texts/2.json');
  expect(wanted.slice(1, -1).every((path) => /^\/search\/words\/\d+\.json$/.test(path))).toBe(true);
  expect(deep.missingFiles('lie awake with snoring')).toEqual([]);
});

test('mistakes and prefixes of words that only texts contain are found in their shards', () => {
  expect(first(full.search('bifdia '))).toMatch('/docs/vitamins/b9');
  expect(full.search('bifdia ').suggestion).toBe('bifida');
  expect(first(full.search('snor'))).toMatch('/docs/wellness/insomnia');
});

test('with the full text, an article whose headline answers stays before one that only contains the words', () => {
  for (const question of ['vitamin d', 'how long should a nap be', 'yellow leaves', 'folate in pregnancy']) {
    expect(first(full.search(question))?.split('#')[0]).toBe(first(engine.search(question))?.split('#')[0]);
  }
});

test('another spelling or form of a known word is not a mistake', () => {
  expect(engine.search('pregnancies ').suggestion).toBeUndefined();
});

test('a number that appears nowhere changes nothing', () => {
  expect(engine.search('vitamin d 4321').hits.map(({path}) => path)).toEqual(
    engine.search('vitamin d').hits.map(({path}) => path),
  );
});

test('a tag is offered when its name is queried', () => {
  expect(engine.search('sleep').tags).toEqual([
    {slug: 'sleep', label: 'Sleep', kind: 'doc', count: 1},
    {slug: 'sleep', label: 'Sleep', kind: 'post', count: 1},
  ]);
});

test('a query about something else has no results', () => {
  expect(engine.search('quantum chromodynamics').hits).toEqual([]);
});

test.each([
  ['nothing', ''],
  ['spaces', '   '],
  ['10,000 characters', 'x'.repeat(10_000)],
  ['10,000 characters of words', 'sleep '.repeat(1_700)],
  ['emoji', '😴💊🥬'],
  ['right-to-left text', 'פוליאט ‮ حمض الفوليك'],
  ['markup', '<img src=x onerror=alert(1)> <script>'],
  ['words of every object', 'constructor __proto__ toString hasOwnProperty'],
  ['a broken surrogate', '\ud83d sleep'],
  ['the characters of patterns', '.*+?^$ {}()|[]\\'],
])('%s is a harmless query', (_, question) => {
  expect(() => full.search(question)).not.toThrow();
});

test('the same query has the same results', () => {
  expect(createEngine(exampleIndex).search('sleep')).toEqual(engine.search('sleep'));
});

describe('a long message', () => {
  const story = 'We moved in March and the children like it here, the house is warm and the street is nice. '.repeat(
    12,
  );

  test('is read to its end, and words in titles count most', () => {
    expect(first(engine.search(`Hello. ${story} Since then I have insomnia.`))).toBe('/docs/wellness/insomnia');
  });

  test('beyond 3,000 characters is cut', () => {
    expect(engine.search(`${'qwertz '.repeat(500)} insomnia`).hits).toEqual([]);
  });
});

describe('what the site does not cover', () => {
  test('is named once the full text has been searched', () => {
    expect(engine.search('ukulele for long nights').missingWords).toEqual([]);
    expect(full.search('ukulele for long nights').missingWords).toEqual(['ukulele']);
    expect(full.search('vitamin d').missingWords).toEqual([]);
  });

  test('an irregular plural is found in the shard of its singular', () => {
    const text = buildTextTier(
      exampleIndex,
      ['Lettuce, a mile of it.', 'Mice.', '', '', '', ''].map((part) => [part]),
    );
    const deep = createEngine(exampleIndex);
    loadFiles(deep, filesOf(text), 'mile');
    loadFiles(deep, filesOf(text), 'mice in bed');
    expect(deep.search('mice in bed').suggestion).toBeUndefined();
  });

  test('an English word is not corrected into one of the texts', () => {
    const text = buildTextTier(exampleIndex, [['Lettuce in a row.'], [], []], {english: ['lattice']});
    const deep = createEngine(exampleIndex);
    loadFiles(deep, filesOf(text), 'lattice');
    expect(deep.search('lattice')).toMatchObject({suggestion: undefined, missingWords: ['lattice'], hits: []});
    expect(full.search('letuce').suggestion).toBe('lettuce');
  });
});
