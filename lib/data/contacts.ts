import 'server-only';

export interface ContactPart {
  readonly text: string;
  readonly href?: string;
}

const LINK =
  /(?<url>https:\/\/[^\s,;)]+)|(?<email>[\w.+-]+@[\w-]+(?:\.[\w-]+)+)|text (?<word>[A-Z]+) to (?<short>\d{4,6})|(?<!call or )text (?<sms>\d[\d ]+\d)|(?<phone>\+?\d[\d -]{1,}\d)/g;

/** A contact line cut at its addresses and numbers, each with a link: https, mailto, sms or tel. */
export function contactParts(contact: string): readonly ContactPart[] {
  const parts: ContactPart[] = [];
  let end = 0;
  for (const match of contact.matchAll(LINK)) {
    if (match.index > end) parts.push({text: contact.slice(end, match.index)});
    parts.push({text: label(match), href: address(match.groups ?? {})});
    end = match.index + match[0].length;
  }
  if (end < contact.length) parts.push({text: contact.slice(end)});
  return parts;
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
  if (sms) return `sms:${sms.replaceAll(' ', '')}`;
  return `tel:${phone.replace(/[ -]/g, '')}`;
}
