import 'server-only';
import {siteConfig} from '@/lib/config';
import {type Problem, SiteError} from '@/lib/errors';

/** Prints links to missing Markdown files when `onBrokenMarkdownLinks` is "warn"; "throw" stops rendering. */
export function reportMarkdownLinks(warnings: readonly Problem[]): void {
  if (siteConfig().onBrokenMarkdownLinks !== 'warn') return;
  for (const problem of warnings) console.warn(new SiteError(problem).message);
}
