/** Whether a link leads to another site. */
export function isExternal(href: string): boolean {
  return /^https?:/i.test(href);
}

/** A link to another site opens in a new tab. */
export const EXTERNAL_LINK = {target: '_blank', rel: 'noopener noreferrer'};

/** The icon after a link to another site (app/_styles/base.css); the space separates its label from the link's text. */
export const EXTERNAL_SIGN = {className: 'external', role: 'img', 'aria-label': ' (opens in new tab)'};
