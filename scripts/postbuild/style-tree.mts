import {type AtRule, type ChildNode, type Container, parse, type Rule} from 'postcss';
import {absoluteUrls} from './merge-styles.mts';
import {type Needs, selectorNeeds} from './selector-needs.mts';

/** Colours that a reader asks for, and motion. Without scripts the whole sheet is there before the first paint. */
const LATER_MEDIA = /^print$|scripting:none|forced-colors|prefers-contrast|prefers-reduced-motion/;
/** They show nothing before the reader does something, or on paper alone. */
const LATER_PROPERTIES =
  /^(?:cursor|transition|outline|overscroll|scroll-|break-before|break-after|user-select|touch-action)/;

export interface Declaration {
  readonly text: string;
  /** The custom property it declares. */
  readonly declares: string | undefined;
  /** The custom properties it reads. */
  readonly reads: readonly string[];
}

export interface StyleRule {
  readonly kind: 'rule';
  readonly selectors: readonly {readonly text: string; readonly needs: Needs}[];
  readonly declarations: readonly Declaration[];
}

export interface Group {
  readonly kind: 'group';
  /** `@layer base`, `@media (…)`; empty for the sheet itself. */
  readonly prelude: string;
  readonly children: readonly StyleNode[];
}

export type StyleNode =
  | Group
  | StyleRule
  | {readonly kind: 'keyframes'; readonly animation: string; readonly text: string}
  /** As that of the order of layers. */
  | {readonly kind: 'statement'; readonly text: string};

/**
 * A style sheet as a tree of at-rules and rules, without those that show nothing before a reader does something. Addresses begin at the root of
 * the site, for any page.
 * @throws what postcss throws at a sheet that is none.
 */
export function styleTree(sheet: string, href: string): Group {
  return groupOf('', parse(sheet), href);
}

function groupOf(prelude: string, container: Container<ChildNode>, href: string): Group {
  const children = (container.nodes ?? []).flatMap((node): StyleNode[] => {
    if (node.type === 'rule') return [ruleOf(node, href)];
    return node.type === 'atrule' ? atRule(node, href) : [];
  });
  return {kind: 'group', prelude, children};
}

function atRule(node: AtRule, href: string): StyleNode[] {
  const prelude = `@${node.name} ${node.params}`;
  if (!node.nodes) return [{kind: 'statement', text: `${prelude};`}];
  if (node.name === 'keyframes') return [{kind: 'keyframes', animation: node.params, text: node.toString()}];
  return node.name === 'media' && LATER_MEDIA.test(node.params) ? [] : [groupOf(prelude, node, href)];
}

function ruleOf(rule: Rule, href: string): StyleRule {
  const selectors = rule.selectors.map((text) => ({text, needs: selectorNeeds(text)}));
  const declarations = rule.nodes.flatMap((node): Declaration[] => {
    if (node.type !== 'decl' || LATER_PROPERTIES.test(node.prop)) return [];
    const value = absoluteUrls(node.value, href);
    const text = `${node.prop}:${value}${node.important ? '!important' : ''}`;
    const reads = [...value.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name!);
    return [{text, declares: node.prop.startsWith('--') ? node.prop : undefined, reads}];
  });
  return {kind: 'rule', selectors, declarations};
}
