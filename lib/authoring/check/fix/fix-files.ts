import 'server-only';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readText} from '@/lib/content/files/read-text';
import {SiteError} from '@/lib/errors';
import {fixFile} from './fix-file';

/** Corrects files in place. Returns a line for each changed file, and for each skipped one with the reason. */
export function fixFiles(root: string, files: readonly string[], tags: readonly string[]): string[] {
  return files.flatMap((file) => {
    const refusal = refusalOf(root, file);
    if (refusal) return [`${file}: not changed. ${refusal}`];
    const absolute = path.join(root, file);
    const {text, done, reason} = fixFile(readFileSync(absolute, 'utf8'), tags);
    if (reason) return [`${file}: not changed, because ${reason}`];
    if (done.length === 0) return [];
    writeFileSync(absolute, text);
    return [`${file}: ${done.join(', ')}`];
  });
}

/** Why a file is not valid text: text that was read in spite of that must not be written back. */
function refusalOf(root: string, file: string): string | undefined {
  try {
    readText(root, file);
    return undefined;
  } catch (error) {
    if (error instanceof SiteError) return error.details.problem;
    throw error;
  }
}
