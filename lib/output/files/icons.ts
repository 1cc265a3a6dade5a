/** The icons in public/ that devices use for the site, apart from `favicon`. */
export const MANIFEST_ICONS = [
  {src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml'},
  {src: '/icon-192.png', sizes: '192x192', type: 'image/png'},
  {src: '/icon-512.png', sizes: '512x512', type: 'image/png'},
  {src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable'},
] as const;

/** Browsers look for this name. */
export const TOUCH_ICON = '/apple-touch-icon.png';
