import {foldAsk} from '@/lib/content/front-matter/asks';
import type {Fault} from '@/lib/faults';
import type {CheckedFile, SiteRule} from '../model';
import {reporter} from './helpers';

/** A text that no other article should have, and the key it is in. */
interface Own {
  readonly file: CheckedFile;
  readonly text: string;
  readonly path: readonly PropertyKey[];
}

/** Two files with the same title or description, ignoring case; drafts still have the texts of their template. */
export const duplicates: SiteRule = ({files}) => {
  const articles = files.filter(({kind, frontMatter}) => kind !== 'page' && !frontMatter?.draft);
  const textsOf = (key: 'title' | 'description') =>
    articles.flatMap((file): Own[] => {
      const text = file.frontMatter?.[key]?.trim().toLowerCase();
      return text ? [{file, text, path: [key]}] : [];
    });
  return [
    ...repeated('duplicates', textsOf('title'), 'has this title', 'change one of them'),
    ...repeated(
      'duplicates',
      textsOf('description'),
      'has this description',
      'say what the reader learns from this one',
    ),
  ];
};

/** The same question in two articles: the search can only lead to one of them. */
export const sharedAsks: SiteRule = ({files}) => {
  const asks = files.flatMap((file) =>
    (file.frontMatter?.asks ?? []).map((ask, index): Own => ({file, text: foldAsk(ask), path: ['asks', index]})),
  );
  const fix = 'leave it to the better one, or say what is different here';
  return repeated('asks', asks, 'answers this question', fix);
};

function repeated(rule: string, texts: readonly Own[], what: string, fix: string): Fault[] {
  const first = new Map<string, CheckedFile>();
  return texts.flatMap(({file, text, path}) => {
    const other = first.get(text) ?? file;
    first.set(text, other);
    if (other === file) return [];
    return [reporter(rule, file)(file.place(path), `Another article ${what}: ${other.file}.`, fix)];
  });
}
