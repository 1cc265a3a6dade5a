import 'server-only';
import {hashOfSources} from './cache';

interface Inputs {
  /** The modules whose results are cached. */
  readonly modules: readonly string[];
  /** Code and data that determine the results, and the lock file when packages are involved. */
  readonly sources: readonly string[];
}

const ARTICLE = [
  'components/article',
  'components/figures',
  'components/ui/link.tsx',
  'content/data',
  'content/sections.ts',
  'lib/client/behavior/breakpoints.ts',
  'lib/client/behavior/country.ts',
  'lib/client/behavior/dialog-ids.ts',
  'lib/client/behavior/storage-keys.ts',
  'lib/config/read-valid.ts',
  'lib/config/schema-at.ts',
  'lib/config/setting-place.ts',
  'lib/config/zod-problem.ts',
  'lib/content',
  'lib/covers/cover-names.ts',
  'lib/data',
  'lib/dates.ts',
  'lib/errors.ts',
  'lib/faults.ts',
  'lib/search/edit-distance.ts',
  'lib/figures',
  'lib/group-by.ts',
  'lib/images',
  'lib/client/inline/country-lines.ts',
  'lib/client/inline/country-lines-script.ts',
  'lib/site/links/external.ts',
  'lib/site/links/report-markdown-links.ts',
  'lib/paths.ts',
  'lib/output/plain/tree.ts',
  'lib/site/routing/file-endings.ts',
  'lib/site/routing/file-name.ts',
  'lib/site/routing/fixed-pages.ts',
  'lib/site/routing/tag-path.ts',
  'lib/authoring/scaffold/suggest.ts',
  'lib/authoring/scaffold/content-stems.ts',
  'lib/search/stem.ts',
  'lib/search/words.ts',
  'lib/sections.ts',
  'lib/text-file.ts',
  'lib/to-html.ts',
  'lib/urls.ts',
  'lib/yaml-problems.ts',
  'lib/yaml.ts',
  'package-lock.json',
];

/**
 * What is cached between builds, by its name in .cache. Settings are not listed: relevant values are part of a key.
 * tests/architecture/cache-inputs.test.ts compares each list with what its modules import.
 */
export const INPUTS = {
  articles: {modules: ['components/article/render-article.ts'], sources: ARTICLE},
  cards: {
    modules: ['lib/cards/emit.ts'],
    sources: [
      'app/_styles/tokens.css',
      'lib/cards',
      'lib/color-token.ts',
      'lib/text-file.ts',
      'lib/covers',
      'lib/errors.ts',
      'lib/search/edit-distance.ts',
      'lib/fonts.ts',
      'public/fonts',
      'package-lock.json',
    ],
  },
  check: {
    modules: ['lib/authoring/check/read/check-body.ts', 'components/article/mdx-components.tsx'],
    sources: [
      ...ARTICLE,
      'lib/authoring/check/load-site.ts',
      'lib/authoring/check/read',
      'lib/authoring/check/rules/text',
    ],
  },
  drawn: {
    modules: ['lib/covers/emit.ts'],
    sources: ['lib/covers', 'lib/errors.ts', 'lib/search/edit-distance.ts'],
  },
  'feed-texts': {
    modules: ['lib/output/plain/simplify.ts', 'lib/output/plain/tree.ts'],
    sources: ['lib/output/files/feeds.ts', 'lib/output/plain', 'package-lock.json'],
  },
  images: {
    modules: ['lib/images/picture.ts'],
    sources: [
      'lib/content/files/content-folder.ts',
      'lib/errors.ts',
      'lib/search/edit-distance.ts',
      'lib/images',
      'lib/paths.ts',
      'lib/text-file.ts',
      'package-lock.json',
    ],
  },
  markdown: {
    modules: ['lib/output/plain/article-markdown.ts'],
    sources: [
      'content/data',
      'lib/config/schema-at.ts',
      'lib/config/zod-problem.ts',
      'lib/data/data-file.ts',
      'lib/data/sources.ts',
      'lib/data/memoize-files.ts',
      'lib/errors.ts',
      'lib/search/edit-distance.ts',
      'lib/faults.ts',
      'lib/figures/text.ts',
      'lib/output/plain',
      'lib/output/files/published-markdown.ts',
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
    modules: ['lib/content/related/related-index.ts'],
    sources: [
      'lib/content/related/related-index.ts',
      'lib/content/related/related.ts',
      'lib/content/related/word-counts.ts',
      'lib/search',
      'package-lock.json',
    ],
  },
  search: {
    modules: ['components/article/render-article.ts', 'lib/output/files/search/sections.ts'],
    sources: [...ARTICLE, 'lib/entities.ts', 'lib/output/files/search', 'lib/search'],
  },
  sections: {
    modules: ['lib/output/files/search/sections.ts'],
    sources: ['lib/entities.ts', 'lib/output/files/search', 'lib/search'],
  },
  urgent: {
    modules: ['lib/search/learn-urgent.ts'],
    sources: ['lib/output/files/search/urgent-file.ts', 'lib/search', 'package-lock.json'],
  },
  words: {
    modules: ['lib/content/related/word-counts.ts', 'lib/search/keywords.ts'],
    sources: ['lib/content/related/word-counts.ts', 'lib/search', 'package-lock.json'],
  },
  yaml: {
    modules: ['lib/yaml.ts'],
    sources: [
      'lib/errors.ts',
      'lib/search/edit-distance.ts',
      'lib/text-file.ts',
      'lib/yaml-problems.ts',
      'lib/yaml.ts',
      'package-lock.json',
    ],
  },
} as const satisfies Record<string, Inputs>;

const hashes = new Map<string, string>();

/** A hash of all inputs of a cache, computed once per process: results are made again when it changes. */
export function inputsHash(name: keyof typeof INPUTS): string {
  const hash = hashes.get(name) ?? hashOfSources(process.cwd(), INPUTS[name].sources);
  hashes.set(name, hash);
  return hash;
}
