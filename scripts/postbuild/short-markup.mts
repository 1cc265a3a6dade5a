const VOID = /<(meta|link|img|br|hr|input|source)\b([^<>]*?) ?\/>/g;
const SHAPES = /<(path|use|circle|ellipse|line|polygon|polyline|rect)\b([^<>]*)><\/\1>/g;
/** What may stand in them looks like markup and is none, and the policy has the hashes of it. */
const SCRIPTS_AND_STYLES = /(<(?:script|style)\b[\s\S]*?<\/(?:script|style)>)/;
/** The tags that have such an attribute. A `>` in quotes does not end one. */
const TAGS = /<(?:meta|link|time|del|ins)\s(?:[^<>"]|"[^"]*")*>/g;
/** Values are matched as well, so that nothing in them is taken for an attribute. */
const ATTRIBUTES = /"[^"]*"| (?:charSet|dateTime)=/g;

/**
 * The same document in fewer bytes: shapes of drawings close themselves, as SVG may in HTML, what never has content needs no slash, and attributes that React writes as the DOM does
 * have the letters that most others have, which compresses better.
 */
export function shortMarkup(html: string): string {
  return html
    .split(SCRIPTS_AND_STYLES)
    .map((part, index) => (index % 2 === 0 ? shortTags(part) : part))
    .join('');
}

function shortTags(html: string): string {
  const short = html.replace(SHAPES, '<$1$2/>').replace(VOID, '<$1$2>');
  return short.replace(TAGS, (tag) =>
    tag.replace(ATTRIBUTES, (found) => (found.startsWith('"') ? found : found.toLowerCase())),
  );
}
