import 'server-only';
import {readAliases} from '@/lib/routing/aliases';
import {type Fault, faultOf} from './fault';
import type {Site} from './model';

/** Old addresses that cannot be any, or that are taken. */
export function aliasFaults({files, routes}: Pick<Site, 'files' | 'routes'>): Fault[] {
  const articles = files.map((file) => ({
    ...file,
    title: file.front?.title ?? '',
    aliases: file.front?.aliases ?? [],
  }));
  return readAliases(articles, [...routes]).faults.map((fault) => faultOf('aliases', fault));
}
