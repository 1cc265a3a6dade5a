const NAMED: Readonly<Record<string, string>> = {amp: '&', lt: '<', gt: '>', quot: '"'};

/** Decodes an attribute or text that React has written. */
export function plainText(html: string): string {
  return html.replace(/&(?:(amp|lt|gt|quot)|#x([0-9a-f]+));/gi, (_, name?: string, code?: string) =>
    name ? NAMED[name.toLowerCase()]! : String.fromCodePoint(Number.parseInt(code!, 16)),
  );
}
