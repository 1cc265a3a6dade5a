/** The page with preloads of fonts that no medium matches: lib/inline/before-paint.ts lets them go where they do not delay the first paint. */
export function holdFonts(html: string): string {
  return html.replace(/<link rel="preload"(?=[^>]* as="font")(?![^>]* media=)/g, '$& media="not all"');
}
