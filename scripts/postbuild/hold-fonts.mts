import {filesBelow, rewrite} from './files.mts';

/** Holds the fonts back in every page: lib/inline/before-paint.ts lets them go where they do not delay the first paint. */
export function holdFonts(out: string): void {
  for (const file of filesBelow(out, '.html')) rewrite(file, holdPreloads);
}

/** The page with preloads of fonts that no medium matches. */
export function holdPreloads(html: string): string {
  return html.replace(/<link rel="preload"(?=[^>]* as="font")(?![^>]* media=)/g, '$& media="not all"');
}
