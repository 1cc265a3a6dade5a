/**
 * Endings of addresses that are never pages, for patterns such as `\.(…)$`. Without `html`: what ends in it is a page
 * to browsers, and a file to some hosts.
 */
export const FILE_ENDINGS = 'avif|css|gif|ico|jpe?g|js|json|md|pdf|png|svg|txt|webmanifest|webp|woff2?|xml';
