import 'server-only';
import {hashOf} from '@/lib/cache/cache';
import {loadContent} from '@/lib/content';
import {hasFile} from '@/lib/content/files/has-file';
import {pictureOf} from '@/lib/images/picture';
import type {CompileContext} from './context';

/** What a compilation looks up in other files. */
export type LookUps = Pick<CompileContext, 'routeOfFile' | 'hasFile' | 'picture'>;

/** Look-ups in the loaded content and the project's files. */
export async function projectLookUps(): Promise<LookUps> {
  const content = await loadContent();
  return {
    routeOfFile: (path) => content.articleInFile(path)?.route,
    hasFile: (path) => hasFile(process.cwd(), path),
    picture: pictureOf,
  };
}

/** A look-up of a compilation, and a hash of its answer. */
export type RecordedLookUp = readonly [method: keyof LookUps, file: string, answer: string];

/** Look-ups that also record each answer in a list: plain data, cached with the result. */
export function recordLookUps(lookUps: LookUps): {
  readonly lookUps: LookUps;
  readonly recorded: readonly RecordedLookUp[];
} {
  const recorded: RecordedLookUp[] = [];
  function record<T>(method: keyof LookUps, file: string, answer: T): T {
    recorded.push([method, file, hashedAnswer(answer)]);
    return answer;
  }
  const {picture} = lookUps;
  return {
    recorded,
    lookUps: {
      routeOfFile: (file) => record('routeOfFile', file, lookUps.routeOfFile(file)),
      hasFile: (file) => record('hasFile', file, lookUps.hasFile(file)),
      picture: picture && (async (file) => record('picture', file, await picture(file))),
    },
  };
}

/** Whether all recorded look-ups still have the same answers: then the same text compiles to the same result. */
export async function areUnchanged(recorded: readonly RecordedLookUp[], lookUps: LookUps): Promise<boolean> {
  try {
    for (const [method, file, answer] of recorded)
      if (hashedAnswer(await lookUps[method]?.(file)) !== answer) return false;
    return true;
  } catch {
    // an image that can no longer be shown: compiling again reports it with its place
    return false;
  }
}

function hashedAnswer(answer: unknown): string {
  return hashOf(JSON.stringify(answer ?? null));
}
