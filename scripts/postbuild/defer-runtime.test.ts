import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {folderWith} from '@/tests/support/project';
import {deferPage, deferRuntime, takeApart} from './defer-runtime.mts';
import {pagesOf} from './page-cache.mts';

const push = (text: string) =>
  `<script>self.__next_f.push([1,${JSON.stringify(text).replaceAll('<', '\\u003c')}])</script>`;
const STARTER = '/_next/static/chunks/shared-1.js';
const BUNDLE = '/_next/static/chunks/shared-2.js';
const FRAMEWORK = '/_next/static/chunks/framework-3.js';
const OWN = '/_next/static/flight/1.js';
const ENTRY = 'start({"otherChunks":[]});';
/** The script that holds the data of the page that was deferred last. */
let own = '';
const defer = (html: string, small: readonly string[] = ['/none.js'], large: readonly string[] = ['/none.js']) =>
  deferPage(takeApart(html), {
    shared: new Map(),
    starter: STARTER,
    small: {address: BUNDLE, sources: new Set(small)},
    framework: {address: FRAMEWORK, sources: new Set(large)},
    writeData: (script) => {
      own = script;
      return OWN;
    },
  });
const BODY = '<p>Hello — you</p>';
const page = (flight: string) =>
  [
    '<!DOCTYPE html><html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>',
    '<link rel="stylesheet" href="/_next/static/chunks/a.css"/>',
    '<script src="/_next/static/chunks/a.js" async=""></script><script src="/_next/static/chunks/b.js" async=""></script>',
    '<script>beforePaint()</script></head><body>',
    `<main data-adopt="">${BODY}</main>`,
    '<script>requestAnimationFrame(function(){$RT=performance.now()});</script>',
    `<script id="_R_">${ENTRY}</script>`,
    '<script src="/_next/static/chunks/old.js" noModule=""></script>',
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
    push(flight),
    '</body></html>',
  ].join('');

function runtimeOf(html: string): unknown {
  const text = /<script type="application\/json" id="runtime"[^>]*>(.*?)<\/script>/.exec(html)?.[1];
  return text === undefined ? undefined : JSON.parse(text);
}

/** The data that such a script holds. */
function flightOf(script: string): unknown {
  const [, tokens, entry] = /^self\.startApplication\?\.\((\[.*\]),\[\d*\],\(\)=>\{(.*)\}\)\n$/s.exec(script) ?? [];
  expect(entry).toBe(ENTRY);
  return JSON.parse(tokens ?? '');
}

describe('a page with its runtime deferred', () => {
  const html = defer(page(`0:{"a":1}\n1:T${Buffer.byteLength(BODY).toString(16)},${BODY}2:"x"\n`));

  test('has no script of the application in the load path any more', () => {
    expect(html).not.toMatch(/<script[^>]* src=/);
    expect(html).not.toContain('as="script"');
    expect(html).not.toContain('__next_f.push');
    expect(html).not.toContain('$RT');
  });

  test('keeps its own scripts and its style', () => {
    expect(html).toContain('<script>beforePaint()</script>');
    expect(html).toContain('<link rel="stylesheet" href="/_next/static/chunks/a.css"/>');
  });

  test('names the scripts in their order: what starts it, the application, and its data', () => {
    expect(runtimeOf(html)).toEqual([STARTER, '/_next/static/chunks/a.js', '/_next/static/chunks/b.js', OWN]);
  });

  test('hands over the data, with a reference to the body that stands in the page', () => {
    expect(flightOf(own)).toEqual(['0:{"a":1}\n', ['1', 0], '2:"x"\n']);
    expect(html.split(BODY)).toHaveLength(2);
  });

  test('ends with the list of its scripts', () => {
    expect(html.endsWith('</script></body></html>')).toBe(true);
  });
});

test('a page that needs all scripts of a bundle names the bundle instead of them, one that does not names its own', () => {
  const [a, b, c] = ['/_next/static/chunks/a.js', '/_next/static/chunks/b.js', '/_next/static/chunks/c.js'] as const;
  const named = (small: readonly string[], large?: readonly string[]) => runtimeOf(defer(page('0:1\n'), small, large));
  expect(named([a])).toEqual([BUNDLE, b, OWN]);
  expect(named([a, b])).toEqual([BUNDLE, OWN]);
  expect(named([a, c])).toEqual([STARTER, a, b, OWN]);
  expect(named([a], [b])).toEqual([BUNDLE, FRAMEWORK, OWN]);
  expect(named([c], [b])).toEqual([STARTER, FRAMEWORK, a, OWN]);
});

test('dollars in the data survive, because prices and references are full of them', () => {
  const flight = '0:["$","p",null,{"children":["$$5","$&","$`","$\'","$1"]}]\n';
  defer(page(flight));
  expect(flightOf(own)).toEqual([flight]);
});

test('the style sheet stays behind everything else', () => {
  const sheet = '<link rel="stylesheet" href="/_next/static/chunks/site.css"/>';
  const html = defer(page('0:1\n').replace('</body>', `${sheet}</body>`));
  expect(html.endsWith(`</script>${sheet}</body></html>`)).toBe(true);
});

test('scripts below a base path are found, scripts of other origins are left alone', () => {
  const other = '<script src="https://www.googletagmanager.com/gtag/js" async=""></script>';
  const html = defer(page('0:1\n').replaceAll('"/_next', '"/sub/_next').replace('</head>', `${other}</head>`));
  expect(runtimeOf(html)).toEqual([STARTER, '/sub/_next/static/chunks/a.js', '/sub/_next/static/chunks/b.js', OWN]);
  expect(html).toContain(other);
});

test('a page without an application stays as it is', () => {
  expect(defer('<html><body><p>Plain</p></body></html>')).toBe('<html><body><p>Plain</p></body></html>');
});

test.each([
  ['its entry', (html: string) => html.replace('id="_R_"', 'id="_S_"')],
  ['its scripts', (html: string) => html.replaceAll(' async=""', ' async="async"')],
])('a page that writes %s otherwise ends the build: its application would never start', (_, change) => {
  expect(() => takeApart(change(page('0:1\n')))).toThrow('scripts/postbuild/defer-runtime.mts');
});

const turbopack = (text: string, own = '"object"==typeof document?document.currentScript:void 0') =>
  `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push([${own},${text}]);`;

test('of a folder every page is deferred, and what all pages share goes into one script, loaded first, large scripts into a second', () => {
  const row = '1:["$","div",null,{"className":"the same in every page"}]\n';
  const based = (flight: string) => page(flight).replaceAll('"/_next', '"/sub/_next');
  const out = folderWith({
    'index.html': based(`0:1\n${row}`),
    'about.html': based(`0:2\n${row}`),
    'docs/intro.html': based(`0:3\n${row}`),
    'a.txt': push('0:4\n'),
    '_next/static/chunks/a.js': turbopack('1'),
    '_next/static/chunks/b.js': turbopack('"large"'.padEnd(60_000)),
  });
  const pages = pagesOf(out, 'build-7');
  pages.begin('.html', (html) => takeApart(html));
  pages.finish('.html', deferRuntime(out, {pages, build: 'build-7', base: '/sub'}));
  const intro = readFileSync(path.join(out, 'docs/intro.html'), 'utf8');
  expect(intro).toContain('<script type="application/json" id="runtime" data-build="build-7">');
  const [first, ...others] = runtimeOf(intro) as string[];
  const data = others.pop();
  expect(data).toMatch(/^\/sub\/_next\/static\/flight\/[0-9a-f]{12}\.js$/);
  expect(flightOf(readFileSync(path.join(out, data!.replace('/sub', '')), 'utf8'))).toEqual(['0:3\n', 0]);
  expect(first).toMatch(/^\/sub\/_next\/static\/chunks\/shared-[0-9a-f]{8}\.js$/);
  expect(others).toEqual([expect.stringMatching(/^\/sub\/_next\/static\/chunks\/framework-[0-9a-f]{8}\.js$/)]);
  const framework = readFileSync(path.join(out, others[0]!.replace('/sub', '')), 'utf8');
  expect(framework).toContain('.push(["static/chunks/b.js","large"');
  const shared = readFileSync(path.join(out, first!.replace('/sub', '')), 'utf8');
  expect(shared).toContain(JSON.stringify([row]));
  expect(shared).toContain('.push(["static/chunks/a.js",1])');
  expect(readFileSync(path.join(out, 'a.txt'), 'utf8')).toBe(push('0:4\n'));
});

test('the start names the module of React, which is set up in a task before it', () => {
  const react = '12345,(e,t,r)=>{"use strict";var n=e(678,(a,b)=>{});r.hydrateRoot=function(){}},67890,(e,t,r)=>{}';
  const out = folderWith({
    'index.html': page('0:1\n'),
    '_next/static/chunks/a.js': turbopack(`54321,e=>{e.s()},${react}`),
    '_next/static/chunks/b.js': '',
  });
  const pages = pagesOf(out, 'build-7');
  pages.begin('.html', (html) => takeApart(html));
  pages.finish('.html', deferRuntime(out, {pages}));
  const last = (runtimeOf(readFileSync(path.join(out, 'index.html'), 'utf8')) as string[]).at(-1)!;
  expect(readFileSync(path.join(out, last), 'utf8')).toContain(`,[12345],()=>{${ENTRY}}`);
});

describe('the name of a script that stands in a file of another name', () => {
  const bundled = (script: string) => {
    const out = folderWith({
      'index.html': page('0:1\n'),
      '_next/static/chunks/a.js': script,
      '_next/static/chunks/b.js': '',
    });
    const pages = pagesOf(out, 'build-7');
    pages.begin('.html', (html) => takeApart(html));
    pages.finish('.html', deferRuntime(out, {pages}));
    const [bundle] = runtimeOf(readFileSync(path.join(out, 'index.html'), 'utf8')) as string[];
    return readFileSync(path.join(out, bundle!), 'utf8');
  };

  test.each(['document.currentScript', 'globalThis.document?.currentScript'])(
    'that tells it in other words (%s) ends the build: its loader would wait for ever',
    (own) => {
      expect(() => bundled(turbopack('1', own))).toThrow(
        "/_next/static/chunks/a.js no longer tells Turbopack's loader its name in the known way. See OWN_NAME in scripts/postbuild/defer-runtime.mts.",
      );
    },
  );

  test.each(['var t,r=globalThis.TURBOPACK;if(void 0===r)r=[];r.push(1)', '!function(){globalThis.polyfill=1}()'])(
    'that has none to tell stays as it is: %s',
    (script) => {
      expect(bundled(script)).toContain(script);
    },
  );
});
