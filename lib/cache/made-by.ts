import 'server-only';
import {hashOfSources} from './cache';

interface Making {
  /** The modules whose results are cached. */
  readonly modules: readonly string[];
  /** Files and folders of code and data that decide what these make, and the lock file where packages take part. */
  readonly sources: readonly string[];
}

const ARTICLE = [
  'components/article',
  'components/figures',
  'components/ui/link.tsx',
  'content/data',
  'content/sections.ts',
  'lib/behavior/breakpoints.ts',
  'lib/behavior/country.ts',
  'lib/behavior/menu-ids.ts',
  'lib/behavior/storage-keys.ts',
  'lib/config/read-soundly.ts',
  'lib/config/schema-at.ts',
  'lib/config/zod-problem.ts',
  'lib/content',
  'lib/covers/cover-names.ts',
  'lib/data',
  'lib/dates.ts',
  'lib/errors.ts',
  'lib/faults.ts',
  'lib/figures',
  'lib/group-by.ts',
  'lib/images',
  'lib/inline/country-lines.ts',
  'lib/inline/country-lines-script.ts',
  'lib/links/external.ts',
  'lib/links/report-markdown-links.ts',
  'lib/paths.ts',
  'lib/plain/tree.ts',
  'lib/routing/file-endings.ts',
  'lib/routing/file-name.ts',
  'lib/routing/fixed-pages.ts',
  'lib/routing/tag-path.ts',
  'lib/scaffold/suggest.ts',
  'lib/scaffold/telling-stems.ts',
  'lib/search/stem.ts',
  'lib/search/words.ts',
  'lib/sections.ts',
  'lib/text-file.ts',
  'lib/urls.ts',
  'lib/yaml-problems.ts',
  'lib/yaml.ts',
  'package-lock.json',
];

/**
 * What is cached between builds, by its name in .cache. Settings are no sources: those that matter are part of a key by their values.
 * tests/architecture/made-by.test.ts compares each list with what its modules import.
 */
export const MAKING = {
  articles: {modules: ['components/article/render-article.ts'], sources: ARTICLE},
  cards: {
    modules: ['lib/cards/emit.ts'],
    sources: ['lib/cards', 'lib/covers', 'lib/errors.ts', 'lib/fonts.ts', 'public/fonts', 'package-lock.json'],
  },
  check: {
    modules: ['lib/check/read/check-body.ts', 'components/article/mdx-components.tsx'],
    sources: [...ARTICLE, 'lib/check/load-site.ts', 'lib/check/read', 'lib/check/rules/text'],
  },
  drawn: {modules: ['lib/covers/emit.ts'], sources: ['lib/covers', 'lib/errors.ts']},
  'feed-texts': {
    modules: ['lib/plain/simplify.ts', 'lib/plain/tree.ts'],
    sources: ['lib/published/feeds.ts', 'lib/plain', 'package-lock.json'],
  },
  images: {
    modules: ['lib/images/picture.ts'],
    sources: [
      'lib/content/folder.ts',
      'lib/errors.ts',
      'lib/images',
      'lib/paths.ts',
      'lib/text-file.ts',
      'package-lock.json',
    ],
  },
  markdown: {
    modules: ['lib/plain/article-markdown.ts'],
    sources: [
      'content/data',
      'lib/config/schema-at.ts',
      'lib/config/zod-problem.ts',
      'lib/data/data-file.ts',
      'lib/data/sources.ts',
      'lib/data/until-saved.ts',
      'lib/errors.ts',
      'lib/figures/text.ts',
      'lib/plain',
      'lib/published/published-markdown.ts',
      'lib/text-file.ts',
      'lib/urls.ts',
      'lib/yaml-problems.ts',
      'lib/yaml.ts',
      'package-lock.json',
    ],
  },
  prose: {
    modules: ['lib/content/prose.ts'],
    sources: ['lib/content/markdown/citation-mark.ts', 'lib/content/prose.ts', 'package-lock.json'],
  },
  related: {
    modules: ['lib/content/related-index.ts'],
    sources: ['lib/content/related-index.ts', 'lib/content/related.ts', 'lib/search'],
  },
  search: {
    modules: ['components/article/render-article.ts', 'lib/search/sections.ts'],
    sources: [...ARTICLE, 'lib/entities.ts', 'lib/search'],
  },
  sections: {modules: ['lib/search/sections.ts'], sources: ['lib/entities.ts', 'lib/search']},
  words: {modules: ['lib/search/telling-words.ts'], sources: ['lib/search']},
  yaml: {
    modules: ['lib/yaml.ts'],
    sources: ['lib/errors.ts', 'lib/text-file.ts', 'lib/yaml-problems.ts', 'lib/yaml.ts', 'package-lock.json'],
  },
} as const satisfies Record<string, Making>;

const hashes = new Map<string, string>();

/** A hash of all that makes what is cached under a name, worked out once per process: results are made again when it changes. */
export function madeBy(name: keyof typeof MAKING): string {
  const hash = hashes.get(name) ?? hashOfSources(process.cwd(), MAKING[name].sources);
  hashes.set(name, hash);
  return hash;
}
