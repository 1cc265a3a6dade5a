import 'server-only';
import {existsSync} from 'node:fs';
import type {SiteConfig} from '@/lib/config';
import {SiteError} from '@/lib/errors';
import {settingPlace} from './setting-place';

/** Names of the docs versions that are neither in this build nor in public/: nothing links to them. */
export function emptyVersions(root: string, {docs}: SiteConfig): string[] {
  const isEmpty = ({isLast, path}: SiteConfig['docs']['versions']['list'][number]) =>
    !isLast && !existsSync(`${root}/public${path}`);
  return docs.versions.list.filter(isEmpty).map(({name}) => name);
}

export function versionWarnings(root: string, site: SiteConfig): SiteError[] {
  const {list} = site.docs.versions;
  return emptyVersions(root, site).map((name) => {
    const index = list.findIndex((version) => version.name === name);
    const {path} = list[index]!;
    const problem = `The docs version "${name}" has no docs here: nothing links to it, as there is nothing at ${path}.`;
    const fix = `put its pages in public${path}; if the host has them, link to them with an item of type "link"; or remove it from docs.versions.list`;
    const option = ['docs', 'versions', 'list', index, 'path'];
    return new SiteError({problem, ...settingPlace(root, 'content/site.ts', option), fix});
  });
}
