import {parse, type Selector} from 'css-what';

/** Attributes that scripts set on the root before the style sheet is there (lib/inline/before-paint.ts). */
const STATES = ['data-theme', 'data-choice', 'data-announcement', 'data-docs-sidebar'];
/** States that hide what is not shown at first. What such rules hide is no part of a first screen; what it stands in, such as a long article, is. */
const HIDING = ['data-arriving', 'data-styled'];
/** What a reader does cannot come before the style sheet, or may wait for it. */
const LATER = ['hover', 'active', 'focus-visible', 'target', 'popover-open', 'selection', 'backdrop'];

/**
 * What a selector asks for: every token of `all` (as `firstScreen` tells them; `a<.b` is an `a` somewhere inside a `.b`), and of each list in
 * `some` one of the selectors.
 */
export interface Needs {
  readonly all: readonly string[];
  readonly some: readonly (readonly Needs[])[];
  readonly isLater: boolean;
}

/** What one selector asks for, with regard to what its parts stand in, but not to how deep or beside what. @throws when it is none. */
export function selectorNeeds(selector: string): Needs {
  return needsOf(parse(selector)[0]!);
}

/** Whether elements with these tokens may match. */
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
  /** What the part being read stands in, and the tokens of it so far. */
  let around: string | undefined;
  let own: string[] = [];
  const ask = (token: string) => {
    own.push(token);
    all.push(token);
    if (around !== undefined && !isHiding) all.push(`${token}<${around}`);
  };
  for (const part of selector) {
    if (part.type === 'attribute') tokensOf(part.name, part.action, part.value).forEach(ask);
    else if (part.type === 'descendant' || part.type === 'child') {
      around = own.find((token) => token.startsWith('.')) ?? own[0] ?? around;
      own = [];
    } else if (part.type === 'adjacent' || part.type === 'sibling') own = [];
    else if (isHiding) continue;
    else if (part.type === 'tag') ask(part.name);
    else if (part.type === 'pseudo' || part.type === 'pseudo-element') {
      isLater ||= LATER.includes(part.name) || part.name.startsWith('view-transition');
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
