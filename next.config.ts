import {availableParallelism} from 'node:os';
import path from 'node:path';
import type {NextConfig} from 'next';

const isBuild = process.env.NODE_ENV === 'production';

/** Packages that only the build runs. Node loads them as they are: bundling them takes a third more CPU. */
const BUILD_ONLY = [
  '@mdx-js/mdx',
  'd3-scale',
  'd3-shape',
  'feed',
  'github-slugger',
  'gray-matter',
  'htmlparser2',
  'parse5',
  'remark-gfm',
  'remark-mdx',
  'remark-parse',
  'remark-smartypants',
  'remark-stringify',
  'unified',
  'unist-util-visit',
  'vfile',
  'yaml',
  'zod',
];

/** Prepares the build and finishes the export. */
const ADAPTER = path.resolve('scripts/support/next-adapter.mjs');

if (isBuild && process.env.NEXT_ADAPTER_PATH) {
  // would replace ours, and export half a site
  console.error(`This site is made by an adapter of its own, and NEXT_ADAPTER_PATH names another one.
  in: ${process.env.NEXT_ADAPTER_PATH}
  fix: run the build without that variable (NEXT_ADAPTER_PATH= npm run build) and publish the folder out as static files`);
  process.exit(1);
}

const config: NextConfig = {
  // only in builds: in development it would answer a new article's address with an error
  ...(isBuild && {output: 'export' as const, adapterPath: ADAPTER}),
  // page.dev.tsx is a page only in development; the build ignores it
  ...(!isBuild && {pageExtensions: ['tsx', 'ts', 'jsx', 'js', 'dev.tsx', 'dev.ts']}),
  // where the export is written; tests build a second site beside the first
  ...(isBuild && process.env.OUT_DIR && {distDir: process.env.OUT_DIR}),
  // the base path, for Next and for our own addresses
  basePath: process.env.BASE_PATH ?? '',
  env: {NEXT_PUBLIC_BASE_PATH: process.env.BASE_PATH ?? ''},
  turbopack: {
    // lib/content/watch.ts imports content as bytes (text would have to be UTF-8) to be notified of changes
    rules: {
      ...Object.fromEntries(
        ['*.md', '*.mdx', '*.yml'].map((glob) => [glob, {condition: {query: '?content'}, type: 'bytes' as const}]),
      ),
      ...(!isBuild && {
        '**/content/{site,sidebars,sections}.ts': {loaders: ['./scripts/support/valid-settings-loader.mjs']},
      }),
    },
  },
  serverExternalPackages: BUILD_ONLY,
  // a worker's first page waits until all content is read: minutes for thousands of articles on a busy machine
  staticPageGenerationTimeout: 600,
  // an author's mistake is printed without a stack; in development a developer's mistake shows its source
  enablePrerenderSourceMaps: false,
  // a static host cannot resize; lib/images has made every size
  images: {unoptimized: true},
  // `npm run types` checks them once
  typescript: {ignoreBuildErrors: true},
  experimental: {
    // every worker reads all content: three instead of two took a fifth more CPU
    cpus: Math.max(1, Math.floor(availableParallelism() / 2)),
    // app/global-not-found.tsx: the not-found page is a separate document
    globalNotFound: true,
    // a build depends on the checkout and .cache, and on nothing else from earlier builds
    turbopackFileSystemCacheForBuild: false,
    // after an edit while the server was stopped, pages reloaded again and again
    turbopackFileSystemCacheForDev: false,
  },
  // JSON and Markdown beside pages; a build writes them as files
  ...(!isBuild && {
    rewrites: async () => ({
      beforeFiles: [],
      afterFiles: ['json', 'md'].map((type) => ({
        source: `/:path((?!data/|_next/).*).${type}`,
        destination: `/data/:path.${type}`,
      })),
      fallback: [],
    }),
  }),
};

export default config;
