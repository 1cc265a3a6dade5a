/** The bare path of an address: without `/index.html`, `.html` and trailing slash. Keeps query and hash. */
export function barePath(address: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(address) ?? [];
  return (withoutSlashes(path.replace(/(?:\/index)?\.html$/, '')) || '/') + rest;
}

/** Removes trailing slashes. A loop, because a pattern would start again at each slash of "////a". */
function withoutSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end--;
  return path.slice(0, end);
}

/** Whether two paths are equal, ignoring case and a trailing slash. */
export function isSamePath(a: string | undefined, b: string | undefined): boolean {
  return a !== undefined && b !== undefined && fold(a) === fold(b);
}

/** True when `path` is `base` or below it, by whole segments: /blog covers /blog/x, not /blogger. */
export function isBelow(path: string, base: string): boolean {
  const [whole, start] = [fold(path), fold(base)];
  return start === '/' ? whole === '/' : whole === start || whole.startsWith(`${start}/`);
}

function fold(path: string): string {
  return barePath(path).toLowerCase();
}

/** A path of this site with its base path. Other addresses stay as they are. */
export function withBase(path: string, basePath: string): string {
  if (!path.startsWith('/') || path.startsWith('//')) return path;
  return path === '/' && basePath ? basePath : basePath + path;
}

/** The path without the site's base path, as the router and the content use it. */
export function withoutBase(path: string, basePath: string): string {
  if (!basePath || !isBelow(path, basePath)) return path;
  return path.slice(basePath.length) || '/';
}

/** The address of a route's JSON: /docs/intro → /docs/intro.json, / → /index.json. */
export function jsonPath(route: string): string {
  return `${route === '/' ? '/index' : route}.json`;
}

/** The address of an article's Markdown: /docs/intro → /docs/intro.md. */
export function markdownPath(route: string): string {
  return `${route}.md`;
}

/** A decoded part of an address; undefined when it cannot be decoded, as after some mail programs. */
export function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
