import 'server-only';
import matter from 'gray-matter';
import type {z} from 'zod';
import {readValid} from '@/lib/config/read-valid';
import {type Place, type Problem, SiteError} from '@/lib/errors';
import type {Faults} from '@/lib/faults';
import {cachedYaml, type YamlText} from '@/lib/yaml';
import {endOfFrontMatter} from './delimiters';
import {type ArticleKind, type FrontMatter, frontMatterSchemas} from './schema';
import {explainMistake} from './yaml-mistakes';

/** The text of an article file, split into front matter and body. */
export interface ParsedArticle {
  /** Undefined when the front matter cannot be read at all. */
  readonly frontMatter?: FrontMatter;
  readonly invalidKeys: ReadonlySet<PropertyKey>;
  /** Its YAML, which starts on the second line. */
  readonly yaml: string;
  readonly body: string;
  /** Line in the file on which the body starts. */
  readonly bodyLine: number;
  /** True when its end is unclear: neither front matter nor text is read. */
  readonly isUnreadable: boolean;
  place(path: readonly PropertyKey[]): Place;
}

const RULE = 'front-matter';
/** gray-matter splits the file; its YAML engine reports no places, and its JavaScript engine would run code. */
const SPLIT_ONLY = {language: 'yaml', engines: {yaml: () => ({})}};

/** Reads and checks an article's front matter; the text must have plain line ends. */
export function parseArticle(text: string, file: string, kind: ArticleKind, faults: Faults): ParsedArticle {
  const end = faults.attempt(RULE, () => endOfFrontMatter(text, file), {file});
  const invalidKeys = new Set<PropertyKey>();
  const top = () => ({file, line: 1, column: 1});
  if (end === undefined) return {invalidKeys, yaml: '', body: '', bodyLine: 1, isUnreadable: true, place: top};
  const parts = matter(text, SPLIT_ONLY);
  const yaml = parts.matter.replace(/^[ \t]*\n/, '');
  const body = parts.content.replace(/^[ \t]*\n+/, '');
  const bodyLine = text.slice(0, text.length - body.length).split('\n').length;
  const keys = faults.attempt(RULE, () => readKeys(yaml, text, file), {file});
  const frontMatter =
    keys &&
    readValues(keys, kind, (key, problem) => {
      if (key !== undefined) invalidKeys.add(key);
      faults.add(RULE, problem);
    });
  return {frontMatter, invalidKeys, yaml, body, bodyLine, isUnreadable: false, place: keys?.place ?? top};
}

function readKeys(yaml: string, text: string, file: string): YamlText {
  try {
    return cachedYaml(yaml, file, 2);
  } catch (error) {
    throw error instanceof SiteError ? explainMistake(error, text) : error;
  }
}

type Report = (key: PropertyKey | undefined, problem: Problem) => void;

function readValues({data, place}: YamlText, kind: ArticleKind, report: Report): FrontMatter | undefined {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    const fix = 'write one "key: value" per line, title and description first';
    report(undefined, {problem: 'The front matter has no keys.', ...place([]), fix});
    return undefined;
  }
  const schema: z.ZodType = frontMatterSchemas[kind];
  const frontMatter = readValid(schema, data, ({path, problem, fix}) =>
    report(path[0], {problem, ...place(path), fix}),
  ) as FrontMatter;
  if (frontMatter.draft && frontMatter.unlisted) {
    const fix = 'keep draft while you are writing it, unlisted if only people with the address should find it';
    report('unlisted', {problem: 'The article is both draft and unlisted.', ...place(['unlisted']), fix});
  }
  return frontMatter;
}
