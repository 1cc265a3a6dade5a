/** A row of flight data without what the application does not need: script elements, tags for social networks, undefined properties. */
export function shortened(row: string): string {
  return withoutScripts(withoutSocialTags(withoutUndefined(row)));
}

const SCRIPT = String.raw`\["\$","script","script-\d+",\{"src":"[^"\\]*","async":true\}\]`;
const ONLY_SCRIPT = new RegExp(`^([0-9a-f]+:)${SCRIPT}(?=\n?$)`);
const AMONG_OTHERS = new RegExp(`,${SCRIPT}|${SCRIPT},?`, 'g');

/**
 * A row without the scripts that Next prints beside each part of a page. The rows of its components name them, too, and they are fetched by
 * those. Both ways get in each other's way: where such an element has failed, Turbopack waits for it for ever instead of telling the failure.
 */
function withoutScripts(row: string): string {
  return row.includes('"script-') ? row.replace(ONLY_SCRIPT, '$1null').replace(AMONG_OTHERS, '') : row;
}

/** The metadata, which begin with the title. */
const METADATA = /^([0-9a-f]+:)(\[\["\$","title",.*)/s;
type Tag = readonly ['$', name: string, key: string, {readonly property?: string; readonly name?: string}];

/**
 * The metadata without the tags for social networks, which read pages and run no scripts: they are in the page as the server wrote them,
 * and the application has no use for them (components/navigation/arrival takes them out when another page comes).
 */
function withoutSocialTags(row: string): string {
  const [, id, written = ''] = METADATA.exec(row) ?? [];
  if (id === undefined) return row;
  const isSocial = ([, , , {property, name}]: Tag) => property !== undefined || name?.startsWith('twitter:');
  return `${id}${JSON.stringify((JSON.parse(written) as Tag[]).filter((tag) => !isSocial(tag)))}\n`;
}

/** A row of JSON without the properties React writes out as undefined; a string never matches, its quotes are escaped. */
function withoutUndefined(row: string): string {
  if (!row.includes('"$undefined"')) return row;
  return row
    .replace(/"[^"\\]+":"\$undefined",/g, '')
    .replace(/,"[^"\\]+":"\$undefined"(?=\})/g, '')
    .replace(/\{"[^"\\]+":"\$undefined"\}/g, '{}');
}
