import {foldAsk} from '@/lib/content/front-matter/asks';
import type {Fault} from '@/lib/faults';
import type {CheckedFile, SiteRule} from '../model';
import {reporter} from './helpers';

/** Two files with the same title or description, ignoring case; drafts still have the texts of their template. */
export const duplicates: SiteRule = ({files}) => {
  const articles = files.filter(({kind, frontMatter}) => kind !== 'page' && !frontMatter?.draft);
  return [
    ...twice(
      articles,
      ({frontMatter}) => frontMatter?.title?.trim().toLowerCase(),
      (file, other) =>
        reporter('duplicates', file)(
          file.place(['title']),
          `Another article has this title: ${other.file}.`,
          'change one of them',
        ),
    ),
    ...twice(
      articles,
      ({frontMatter}) => frontMatter?.description?.trim().toLowerCase(),
      (file, other) =>
        reporter('duplicates', file)(
          file.place(['description']),
          `Another article has this description: ${other.file}.`,
          'say what the reader learns from this one',
        ),
    ),
  ];
};

/** The same question in two articles: the search can only lead to one of them. */
export const sharedAsks: SiteRule = ({files}) => {
  const first = new Map<string, CheckedFile>();
  return files.flatMap((file) =>
    (file.frontMatter?.asks ?? []).flatMap((ask, index): Fault[] => {
      const other = first.get(foldAsk(ask));
      if (!other) first.set(foldAsk(ask), file);
      if (!other || other === file) return [];
      const problem = `Another article answers this question: ${other.file}.`;
      const fix = 'leave it to the better one, or say what is different here';
      return [reporter('asks', file)(file.place(['asks', index]), problem, fix)];
    }),
  );
};

function twice(
  files: readonly CheckedFile[],
  keyOf: (file: CheckedFile) => string | undefined,
  faultFor: (file: CheckedFile, other: CheckedFile) => Fault,
): Fault[] {
  const first = new Map<string, CheckedFile>();
  return files.flatMap((file) => {
    const key = keyOf(file);
    const other = key ? first.get(key) : undefined;
    if (key && !other) first.set(key, file);
    return other ? [faultFor(file, other)] : [];
  });
}
