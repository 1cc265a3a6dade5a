import 'server-only';

export interface ContactPart {
  readonly text: string;
  readonly href?: string;
}

/** What may follow a number; anything else, such as "24 hours" or "HELP", could be part of it. */
const AFTER = String.raw`(?=$|[,;)]|\.(?!\d)| \(| (?:or|and) )`;
const BEFORE = String.raw`(?<![\w+().\/-]|\d )`;
/** 0808 808 8000, +44 20 7946 0000 · 1-800-662-4357 · 08088088000 */
const LONG = String.raw`\+?\d{1,5}(?: \d{2,8})+|(?:\+?\d{1,3}-)?\d{3}-\d{3}-\d{4}|\+?\d{7,15}`;
/** 988, 1737: years and opening hours look the same, so the preceding words decide. */
const SHORT = String.raw`(?<=^|[,;] |\b(?:[Cc]all|[Dd]ial|text|emergency|or|and) )\d{2,6}`;
const LINK = new RegExp(
  [
    String.raw`(?<url>https:\/\/[^\s,;)]*[^\s,;).:!?'"])`,
    String.raw`(?<email>[\w.+-]+@[\w-]+(?:\.[\w-]+)+)`,
    String.raw`[Tt]ext (?<word>[A-Z]+) to (?<short>\d{4,6})${AFTER}`,
    String.raw`(?<!call or )[Tt]ext (?<sms>${LONG}|\d{3,6})${AFTER}`,
    `${BEFORE}(?<phone>${LONG}|${SHORT})${AFTER}`,
  ].join('|'),
  'g',
);
/** The digits of "116 123", and the most that a phone number has. */
const [MIN_DIGITS, MAX_DIGITS] = [6, 15];

/** Digits of a contact that are not linked, with the text around them; undefined when all are numbers. */
export function unreadDigits(contact: string): string | undefined {
  return contactParts(contact).flatMap(({text, href}) => (href ? [] : (/\S*\d\S*/.exec(text)?.[0] ?? [])))[0];
}

/** A contact line split at its addresses and numbers, each with a link. */
export function contactParts(contact: string): readonly ContactPart[] {
  const parts: ContactPart[] = [];
  let end = 0;
  for (const match of contact.matchAll(LINK)) {
    const {phone = '', sms = phone} = match.groups ?? {};
    if (sms.includes(' ') && !isLongEnough(sms)) continue;
    if (match.index > end) parts.push({text: contact.slice(end, match.index)});
    parts.push({text: label(match), href: address(match.groups ?? {})});
    end = match.index + match[0].length;
  }
  if (end < contact.length) parts.push({text: contact.slice(end)});
  return parts;
}

function isLongEnough(number: string): boolean {
  const {length} = number.replace(/\D/g, '');
  return length >= MIN_DIGITS && length <= MAX_DIGITS;
}

function label(match: RegExpExecArray): string {
  if (match.groups?.url) return match[0].replace(/^https:\/\/|\/$/g, '');
  // A number stays on one line.
  return match.groups?.phone || match.groups?.sms ? match[0].replace(/ /g, '\u00a0') : match[0];
}

function address({url, email, short, word, sms, phone = ''}: Readonly<Record<string, string | undefined>>): string {
  if (url) return url;
  if (email) return `mailto:${email}`;
  if (short) return `sms:${short}?body=${word}`;
  if (sms) return `sms:${sms.replace(/[ -]/g, '')}`;
  return `tel:${phone.replace(/[ -]/g, '')}`;
}
