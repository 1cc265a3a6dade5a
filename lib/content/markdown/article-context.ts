import type {ArticleContext} from '@/lib/figures/context';
import type {CompileContext} from './context';
import {followLink} from './links';

/** What figures and boxes may know about their article. Their links count as the article's. */
export function articleContext(context: CompileContext): ArticleContext {
  const {file, sources} = context;
  return {
    file,
    sources,
    cite: (id) => sources.indexOf(id) + 1,
    link: (href, line) => followLink(context, href, {line}) ?? href,
  };
}
