import {COMPONENT_TABLE} from './component-table';

/** Components an author may write, each with its attributes. */
export const COMPONENTS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(COMPONENT_TABLE).map(([name, {attributes}]) => [name, Object.keys(attributes)]),
);

/** HTML elements an author may write, each with its attributes. */
export const ELEMENTS: Readonly<Record<string, readonly string[]>> = {
  abbr: ['title'],
  br: [],
  dd: [],
  del: [],
  details: [],
  dl: [],
  dt: [],
  em: [],
  ins: [],
  kbd: [],
  mark: [],
  q: [],
  small: [],
  span: ['lang'],
  strong: [],
  sub: [],
  summary: [],
  sup: [],
  wbr: [],
};

/** All of them. */
export const ALLOWED: ReadonlyMap<string, readonly string[]> = new Map(Object.entries({...ELEMENTS, ...COMPONENTS}));

/** True for an expression without code: comments, or nothing. */
export function isComment(expression: string): boolean {
  return /^\s*(?:\/\*(?:(?!\*\/)[\s\S])*\*\/\s*)*$/.test(expression);
}

export const URL_SCHEMES = ['https', 'http', 'mailto', 'tel', 'sms'];

/** True for an address whose scheme, if any, cannot run code. Ignores control characters and decodes entities first. */
export function isSafeUrl(url: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop these before they read the scheme
  const plain = url.replace(/[\u0000-\u0020]/g, '');
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(plain)?.[1]?.toLowerCase();
  return !/^[\\/]{2}/.test(plain) && (scheme === undefined || URL_SCHEMES.includes(scheme));
}

/** True for an address without a host or recipient. */
export function isIncomplete(url: string): boolean {
  return /^(?:https?:\/*(?=[?#]|$)|(?:mailto|tel|sms):$)/i.test(url);
}
