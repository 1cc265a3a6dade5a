import 'server-only';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type ParsedArticle, parseArticle} from '@/lib/content/front-matter/parse-article';
import {type CalendarDay, isCalendarDay} from '@/lib/dates';
import {SiteError} from '@/lib/errors';
import type {Faults} from '@/lib/faults';
import {hiddenCharacters, hiddenFault, lineAndColumn, plainLineEnds, withoutHidden} from '@/lib/text-file';
import {contentFolder} from './content-folder';
import type {FoundArticle} from './find-articles';
import {readText} from './read-text';

/** An article file, read separately, with all its valid parts. */
export interface ArticleFile extends FoundArticle, ParsedArticle {
  readonly lines: readonly string[];
  readonly name: string;
  /** Its address, now or once it is published. */
  readonly route: string;
  readonly slug: string;
  readonly date?: CalendarDay;
  readonly section?: string;
}

/** Reads one file. Undefined when it is not text. */
export function readArticleFile(root: string, {file, kind}: FoundArticle, faults: Faults): ArticleFile | undefined {
  const text = faults.attempt('files', () => readLeniently(root, file, faults), {file});
  if (text === undefined) return undefined;
  const read = parseArticle(text, file, kind, faults);
  const name = path.basename(file).replace(/\.mdx?$/, '');
  const [day, rest] = kind === 'post' ? [name.slice(0, 10), name.slice(11)] : [undefined, name];
  const slug = [...(day === undefined ? [] : [day]), read.frontMatter?.slug ?? rest].join('-');
  const folders = kind === 'doc' ? file.slice(contentFolder().length).split('/').slice(2, -1) : [];
  const base = {post: '/blog', doc: ['/docs', ...folders].join('/'), page: ''}[kind];
  return {
    file,
    kind,
    ...read,
    lines: text.split('\n'),
    name,
    route: `${base}/${slug}`,
    slug,
    date: day && isCalendarDay(day) ? day : undefined,
    section: folders[0],
  };
}

/** The text of a file, with invalid characters replaced by spaces, so that the rest can be checked. */
function readLeniently(root: string, file: string, faults: Faults): string | undefined {
  try {
    return readText(root, file);
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    const {details} = error;
    if (details.line === undefined) {
      faults.add('encoding', details);
      return undefined;
    }
    const text = plainLineEnds(new TextDecoder('utf-8').decode(readFileSync(path.join(root, file))));
    const hidden = hiddenCharacters(text);
    // not UTF-8 at all: one report is enough
    if (text.includes('\uFFFD') || hidden.length === 0) faults.add('encoding', details);
    else
      for (const {index, name} of hidden)
        faults.add('encoding', {...hiddenFault(name), file, ...lineAndColumn(text, index)});
    return withoutHidden(text);
  }
}
