/** Changes a page before it is sent. */
export type Transform = (html: string) => string;

/** Removes all scripts from the page: the lower bound for an application. */
export const withoutScripts: Transform = (html) =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="preload" as="script"[^>]*>/g, '')
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
