import {parse, type Selector} from 'css-what';

/** Attributes that scripts set on the root before the style sheet is there (lib/inline/before-paint.ts). */
const STATES = ['data-theme', 'data-choice', 'data-announcement', 'data-docs-sidebar', 'data-letters'];
/** States that hide what is not shown at first. What such rules hide is no part of a first screen; its ancestors are. */
const HIDING = ['data-styled'];
/** What a reader does cannot come before the style sheet, or may wait for it. */
const LATER = ['hover', 'active', 'focus-visible', 'target', 'popover-open', 'selection', 'backdrop'];

/**
 * What a selector needs in order to match, in the tokens of `firstScreen`. For `.menu :is(a, p[hidden])` that is
 *
 *     {all: ['.menu'], some: [[{all: ['a'], …}, {all: ['p', '[hidden'], …}]], …}
 */
export interface Needs {
  readonly all: readonly string[];
  /** The arguments of each `:is()`, `:where()` and `:has()`, of which one is enough. */
  readonly some: readonly (readonly Needs[])[];
  /** Whether it cannot match before the style sheet is there. */
  readonly isLater: boolean;
}

/** The needs of a complex selector. Of its combinators only ancestors count, not how far away they are. @throws when it is no selector. */
export function selectorNeeds(selector: string): Needs {
  return needsOf(parse(selector)[0]!);
}

/** Whether a selector may match where there are these tokens. */
export function isMet({all, some, isLater}: Needs, tokens: ReadonlySet<string>): boolean {
  return (
    !isLater &&
    all.every((token) => tokens.has(token)) &&
    some.every((choices) => choices.some((needs) => isMet(needs, tokens)))
  );
}

function needsOf(selector: readonly Selector[]): Needs {
  const all: string[] = [];
  const some: Needs[][] = [];
  let isLater = false;
  const isHiding = selector.some((part) => part.type === 'attribute' && HIDING.includes(part.name));
  /** One simple selector of the compound before the last combinator, and the tokens of the compound being read. */
  let ancestor: string | undefined;
  let own: string[] = [];
  const ask = (token: string) => {
    own.push(token);
    all.push(token);
    if (ancestor !== undefined && !isHiding) all.push(`${token}<${ancestor}`);
  };
  for (const part of selector) {
    if (part.type === 'attribute') tokensOf(part.name, part.action, part.value).forEach(ask);
    else if (part.type === 'descendant' || part.type === 'child') {
      ancestor = own.find((token) => token.startsWith('.')) ?? own[0] ?? ancestor;
      own = [];
    } else if (part.type === 'adjacent' || part.type === 'sibling') own = [];
    else if (isHiding) continue;
    else if (part.type === 'tag') ask(part.name);
    else if (part.type === 'pseudo' || part.type === 'pseudo-element') {
      isLater ||= LATER.includes(part.name);
      if (['is', 'where', 'has'].includes(part.name) && Array.isArray(part.data)) some.push(part.data.map(needsOf));
    }
  }
  return {all, some, isLater};
}

function tokensOf(name: string, action: string, value: string): string[] {
  if (STATES.includes(name) || HIDING.includes(name)) return [];
  if (name === 'class' && action === 'element') return [`.${value}`];
  if (name === 'id' && action === 'equals') return [`#${value}`];
  return [action === 'equals' ? `[${name}=${value}` : `[${name}`];
}
