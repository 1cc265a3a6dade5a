/** What readers look for: something visible, by its role and name. */
export interface Query {
  readonly role: keyof typeof ROLES;
  readonly name: string | RegExp;
  /** A selector of its container. */
  readonly within?: string;
}

/** A found element: where to click it, and its attributes. */
export interface Found {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly hasFocus: boolean;
}

export const ROLES = {
  link: 'a[href]:not([role])',
  button: 'button, [role=button]',
  disclosure: 'summary',
  dialog: 'dialog',
  heading: 'h1, h2, h3',
  navigation: 'nav',
  option: '[role=option]',
  combobox: '[role=combobox]',
  status: '[role=status]',
} as const;

/** Runs in the page, without waiting. A string is the whole name. Scrolls the element into view if requested. */
export function findInPage(
  selector: string,
  name: string,
  flags: string | null,
  within: string,
  isClickable: boolean,
): Found | undefined {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    const parts = [...element.childNodes].filter((part) => !(part instanceof HTMLElement) || part.checkVisibility());
    const label = element.getAttribute('aria-label') ?? parts.map(({textContent}) => textContent).join('');
    const text = label.replace(/\s+/g, ' ').trim();
    const isNamed = flags === null ? text === name : new RegExp(name, flags).test(text);
    if (!isNamed || !element.closest(within) || !element.checkVisibility({visibilityProperty: true})) continue;
    const isSeen = () => {
      const [box] = element.getClientRects();
      if (!box || box.width * box.height === 0) return undefined;
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const hit = document.elementFromPoint(x, y);
      return hit && element.contains(hit) ? {x, y} : undefined;
    };
    if (isClickable && !isSeen()) element.scrollIntoView({block: 'center', behavior: 'instant'});
    // an element below another cannot be clicked, but still be read
    const place = isSeen() ?? (isClickable ? undefined : {x: 0, y: 0});
    if (!place) continue;
    const attributes = Object.fromEntries([...element.attributes].map((each) => [each.name, each.value]));
    return {...place, text, attributes, hasFocus: document.activeElement === element};
  }
  return undefined;
}
