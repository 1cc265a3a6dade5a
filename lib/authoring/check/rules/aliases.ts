import 'server-only';
import {faultOf} from '@/lib/faults';
import {readAliases} from '@/lib/site/routing/aliases';
import type {SiteRule} from '../model';

/** Aliases that cannot be addresses, or that are taken: by a page, an unpublished article, or another alias. */
export const aliases: SiteRule = ({files, routes}) => {
  const articles = files.map((file) => ({
    ...file,
    title: file.frontMatter?.title ?? '',
    aliases: file.frontMatter?.aliases ?? [],
  }));
  const taken = new Set([...routes, ...files.map(({route}) => route)]);
  return readAliases(articles, [...taken]).faults.map((fault) => faultOf('aliases', fault));
};
