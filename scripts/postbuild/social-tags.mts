/**
 * The page without the tags by which Next repeats Open Graph for Twitter: title, text and picture are read from there when they are missing
 * (https://developer.x.com/en/docs/x-for-websites/cards/overview/markup).
 */
export function dropRepeatedTags(html: string): string {
  return html.replace(/<meta name="twitter:(?!card")[^>]*>/g, '');
}
