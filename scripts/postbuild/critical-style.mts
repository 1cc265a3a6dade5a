import type {Change} from './files.mts';
import {askedBy, firstScreen} from './first-screen.mts';
import type {Styles} from './merge-styles.mts';
import {isMet, type Needs} from './selector-needs.mts';
import {type Declaration, type Group, type StyleNode, type StyleRule, styleTree} from './style-tree.mts';

/**
 * Puts the rules of a page's first screen ("critical CSS") into the page and its style sheet behind everything else, so that the first paint does
 * not wait for a second trip to the host. The sheet holds all rules, those too, in the same layers: once it is there, the page looks as if it
 * alone were. `fonts` are font faces, which every page declares itself: a second declaration would lay out all text anew.
 */
export function inlineCriticalStyle({sheet, fonts, href}: Pick<Styles, 'sheet' | 'fonts' | 'href'>): Change {
  const tree = styleTree(sheet, href);
  const tokens = askedTokens(tree);
  const asked = askedBy(tokens);
  // the elements of most first screens are those of another page's
  const known = new Map<string, string>();
  const rulesFor = (page: string) => {
    const shown = [...firstScreen(page, asked)].filter((token) => tokens.has(token)).sort();
    const key = shown.join(' ');
    const rules = known.get(key) ?? criticalRules(tree, new Set(shown));
    known.set(key, rules);
    return rules;
  };
  return (html) => {
    const [link] = /<link rel="stylesheet" href="[^"]+\.css"[^>]*>/.exec(html) ?? [];
    if (!link) return html;
    // behind the body stands what the application needs (defer-runtime.mts)
    const style = `${fonts}${rulesFor(html.slice(0, html.indexOf('</body>')))}`;
    // asked for at once; without scripts nothing would hide what is not styled yet
    const ahead = `<link rel="preload" href="${href}" as="style"/><noscript><link rel="stylesheet" href="${href}"/></noscript>`;
    return html
      .replace(link, () => ahead)
      .replace('</head>', () => `<style>${style}</style></head>`)
      .replace('</body>', () => `${link}</body>`);
  };
}

/** Every token that a selector of the tree asks for, and the custom properties that are declared in it. */
function askedTokens(tree: Group, asked = new Set<string>()): ReadonlySet<string> {
  const ask = ({all, some}: Needs) => {
    for (const token of all) asked.add(token);
    for (const needs of some.flat()) ask(needs);
  };
  for (const child of tree.children) {
    if (child.kind === 'group') askedTokens(child, asked);
    if (child.kind !== 'rule') continue;
    for (const {needs} of child.selectors) ask(needs);
    for (const {declares} of child.declarations) if (declares !== undefined) asked.add(declares);
  }
  return asked;
}

/** The rules that elements with these tokens may match, with the custom properties and animations they use. */
function criticalRules(tree: Group, tokens: ReadonlySet<string>): string {
  const met = metRules(tree, tokens);
  const declarations = [...met.keys()].flatMap((rule) => rule.declarations);
  const read = readBy(declarations, tokens);
  const animations = declarations.filter(({text}) => text.startsWith('animation'));

  const print = (node: StyleNode): string => {
    if (node.kind === 'statement') return node.text;
    if (node.kind === 'keyframes') return animations.some(({text}) => text.includes(node.animation)) ? node.text : '';
    const isGroup = node.kind === 'group';
    const start = isGroup ? node.prelude : met.get(node);
    if (start === undefined) return '';
    const body = isGroup
      ? node.children.map(print).join('')
      : node.declarations.flatMap(({text, declares}) => (declares && !read.has(declares) ? [] : text)).join(';');
    return start === '' || body === '' ? body : `${start}{${body}}`;
  };
  return print(tree);
}

/** The rules of a tree of which a selector is met, each with those selectors. */
function metRules(
  tree: Group,
  tokens: ReadonlySet<string>,
  met = new Map<StyleRule, string>(),
): Map<StyleRule, string> {
  for (const child of tree.children) {
    if (child.kind === 'group') metRules(child, tokens, met);
    if (child.kind !== 'rule') continue;
    const selectors = child.selectors.filter(({needs}) => isMet(needs, tokens));
    if (selectors.length > 0) met.set(child, selectors.map(({text}) => text).join());
  }
  return met;
}

/** The custom properties that declarations and elements read, and those that they in turn are made of. */
function readBy(declarations: readonly Declaration[], tokens: ReadonlySet<string>): ReadonlySet<string> {
  const read = new Set(declarations.flatMap(({declares, reads}) => (declares === undefined ? reads : [])));
  for (const token of tokens) if (token.startsWith('--')) read.add(token);
  const custom = declarations.filter(({declares}) => declares !== undefined);
  // a set visits what is added while it is walked
  for (const name of read) {
    for (const {declares, reads} of custom) {
      if (declares === name) for (const other of reads) read.add(other);
    }
  }
  return read;
}
