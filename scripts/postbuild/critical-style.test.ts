import {describe, expect, test} from 'vitest';
import {inlineCriticalStyle} from './critical-style.mts';

const HREF = '/_next/static/chunks/site.css';
const LINK = `<link rel="stylesheet" href="${HREF}" data-precedence="next"/>`;
const FONTS = '@font-face{font-family:a}';

const styled = (sheet: string, body: string) =>
  inlineCriticalStyle({sheet, fonts: FONTS, href: HREF})(
    `<html data-theme="light"><head>${LINK}<title>x</title></head><body>${body}</body></html>`,
  );
/** The rules that stand in the page. */
const critical = (sheet: string, body: string) =>
  /<style>(.*?)<\/style>/s.exec(styled(sheet, body))?.[1]?.slice(FONTS.length);

test('a page has its rules in its head, and the sheet behind everything else', () => {
  expect(styled('p{margin:0}', '<p>x</p>')).toBe(
    [
      `<html data-theme="light"><head><link rel="preload" href="${HREF}" as="style"/>`,
      `<noscript><link rel="stylesheet" href="${HREF}"/></noscript><title>x</title><style>${FONTS}p{margin:0}</style></head>`,
      `<body><p>x</p>${LINK}</body></html>`,
    ].join(''),
  );
});

test('a page without a style sheet stays as it is', () => {
  const change = inlineCriticalStyle({sheet: 'p{}', fonts: '', href: HREF});
  expect(change('<html><body><p>x</p></body></html>')).toBe('<html><body><p>x</p></body></html>');
});

describe('a rule stands in the page', () => {
  test.each([
    ['of an element that is there', 'p{margin:0}'],
    ['of one of several selectors, with this one alone', 'p,q{margin:0}', 'p{margin:0}'],
    ['of a class, an id, an attribute and its value', '.a#b[data-c][data-d="e"]{margin:0}'],
    ['that holds when something is not so', 'p:not(.z){margin:0}'],
    ['of one of two choices', ':is(q,.a) :where(p,z)>b{margin:0}'],
    ['in layers and queries', '@layer x{@media (min-width:9px){p{margin:0}}}'],
    ['that names the order of layers', '@layer a,b;p{margin:0}'],
    ['that hides what is shown later', '[data-styled] body>footer{display:none}'],
    ['that hides what is shown later in something that is there', '[data-styled] [data-c] footer{display:none}'],
    ['of a state that a script sets before', '[data-theme="dark"] p{margin:0}'],
    ['with its animation', '@keyframes a{to{margin:0}}p{animation:1s a}'],
    ['with a picture, from the root of the site on', 'p{mask:url(../m/a.svg)}', 'p{mask:url(/_next/static/m/a.svg)}'],
  ])('%s', (_, sheet, expected = sheet) => {
    const body = '<div class="a" id="b" data-c="" data-d="e"><p><b>x</b></p></div>';
    expect(critical(sheet, body)).toBe(expected);
  });
});

describe('a rule waits for the sheet', () => {
  test.each([
    ['of an element, class or value that is not there', 'q{margin:0}.z{margin:0}[data-c="z"]{margin:0}p>q{margin:0}'],
    ['that hides something in what is not there', '[data-styled] [data-z] p{display:none}'],
    ['of none of its choices', ':is(q,z) p{margin:0}p:has(q){margin:0}'],
    ['of what a reader does', 'p:hover{margin:0}p::selection{margin:0}'],
    [
      'for print and for colours that a reader forces',
      '@media print{p{margin:0}}@media (forced-colors:active){p{margin:0}}',
    ],
    ['of an animation that nothing there has', '@keyframes a{to{margin:0}}q{animation:1s a}'],
    ['that shows nothing yet', 'p{cursor:pointer;transition:all 1s}'],
  ])('%s', (_, sheet) => expect(critical(sheet, '<p data-c="a">x</p>')).toBe(''));
});

describe('what an element stands in counts', () => {
  const body = '<i>x</i><u class="a" data-c="d"><q><b class="b">x</b></q></u><b>x</b>';

  test.each(['.a b', 'u>q>.b', 'i+u b', '[data-c] b', 'html[data-theme="light"] .b', 'u * b', ':is(i,.a) b'])(
    '%s is met',
    (selector) => expect(critical(`${selector}{margin:0}`, body)).toBe(`${selector}{margin:0}`),
  );
  test.each(['i b', '.b .a', 'q>u', '.a i', '.a+b u', '.b q b'])('%s is not', (selector) =>
    expect(critical(`${selector}{margin:0}`, body)).toBe(''),
  );
});

test('custom properties stand in the page as far as its rules read them, also by way of others', () => {
  const sheet = ':root{--a:var(--b);--b:1px;--c:2px}p{margin:var(--a)}q{margin:var(--c)}';
  expect(critical(sheet, '<p>x</p>')).toBe(':root{--a:var(--b);--b:1px}p{margin:var(--a)}');
});

test('custom properties that a drawing reads stand in the page', () => {
  expect(critical(':root{--a:red;--b:blue}', '<svg><path fill="var(--a)"/></svg>')).toBe(':root{--a:red}');
});

test('rules keep their order', () => {
  const sheet = '@layer a{.b{margin:0}p{margin:1px}}@layer c{p{margin:2px}.b{margin:3px}}';
  expect(critical(sheet, '<p class="b">x</p>')).toBe(sheet);
});
