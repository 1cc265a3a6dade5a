import 'server-only';
import {statSync} from 'node:fs';
import path from 'node:path';
import {SiteError} from '@/lib/errors';

/** The folder with blog, docs, pages and tags.yml: `content`, or CONTENT_DIR for other articles in this site. */
export function contentFolder(): string {
  return process.env.CONTENT_DIR?.replace(/\/+$/, '') || 'content';
}

/** Throws a SiteError when that folder does not exist. */
export function requireContentFolder(root: string): void {
  const folder = contentFolder();
  if (statSync(path.join(root, folder), {throwIfNoEntry: false})?.isDirectory()) return;
  throw new SiteError({
    problem: `The folder "${folder}" does not exist.`,
    in: process.env.CONTENT_DIR ? 'the environment variable CONTENT_DIR' : root,
    fix: 'name a folder of this project with blog, docs or pages in it',
  });
}
