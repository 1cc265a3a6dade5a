const FONT = /<link rel="preload"(?=[^>]* as="font")(?![^>]* media=)([^>]*?)(?: type="font\/woff2")?(?=\/?>)/g;

/**
 * The page with preloads of fonts that no medium matches: lib/inline/before-paint.ts lets them go where they do not delay the first paint.
 * Their type is left out: it is for browsers that do not know WOFF2, and none of those preloads.
 */
export function holdFonts(html: string): string {
  return html.replace(FONT, '<link rel="preload" media="not all"$1');
}
