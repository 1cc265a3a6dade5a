/** Changes a page before it is sent. */
export type Transform = (html: string) => string;

/** The page without any scripts: the lower bound of what an application can reach. */
export const withoutScripts: Transform = (html) =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="preload" as="script"[^>]*>/g, '')
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
