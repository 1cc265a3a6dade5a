/** Extensions of images the site shows, for patterns such as `\.(…)$`; lib/images/inspect.ts has the format of each. */
export const IMAGE_ENDINGS = 'avif|gif|jpe?g|png|svg|webp';
