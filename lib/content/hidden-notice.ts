import type {HiddenFile} from './articles';

/** The build's notice about the articles it leaves out, those with a day first. Undefined without any. */
export function hiddenNotice(hidden: readonly HiddenFile[], today: string): string | undefined {
  if (hidden.length === 0) return undefined;
  const scheduled = hidden
    .filter(({publishAt}) => publishAt !== undefined)
    .sort((a, b) => (a.publishAt! < b.publishAt! ? -1 : 1));
  const drafts = hidden.filter(({publishAt}) => publishAt === undefined);
  return [
    `Left out of this build of ${today}: ${hidden.length === 1 ? 'one article' : `${hidden.length} articles`}.`,
    ...scheduled.map(({file, publishAt}) => `  ${file}: included in builds from ${publishAt} on (publishAt)`),
    ...drafts.map(({file}) => `  ${file}: a draft`),
  ].join('\n');
}
