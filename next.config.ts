import {availableParallelism} from 'node:os';
import path from 'node:path';
import type {NextConfig} from 'next';

const isBuild = process.env.NODE_ENV === 'production';

/**
 * What only the build runs. Node loads these as they are: bundling the Markdown compiler and its kin into every server chunk took
 * half of the compiler's time.
 */
const BUILD_ONLY = [
  '@mdx-js/mdx',
  'd3-scale',
  'd3-shape',
  'feed',
  'github-slugger',
  'gray-matter',
  'htmlparser2',
  'mdast-util-to-markdown',
  'parse5',
  'remark-directive',
  'remark-gfm',
  'remark-mdx',
  'remark-parse',
  'remark-smartypants',
  'remark-stringify',
  'satteri',
  'unified',
  'unist-util-visit',
  'vfile',
  'yaml',
  'zod',
];

/** Prepares the build and finishes the export. */
const ADAPTER = path.resolve('scripts/support/next-adapter.mjs');

if (isBuild && process.env.NEXT_ADAPTER_PATH) {
  // it would take the place of ours, and half of a site would come out
  console.error(`This site is made by an adapter of its own, and NEXT_ADAPTER_PATH names another one.
  in: ${process.env.NEXT_ADAPTER_PATH}
  fix: run the build without that variable (NEXT_ADAPTER_PATH= npm run build) and publish the folder out as static files`);
  process.exit(1);
}

const config: NextConfig = {
  // only for the build: in development it would answer a new article's address with an error
  ...(isBuild && {output: 'export' as const, adapterPath: ADAPTER}),
  // page.dev.tsx is a page in development only; the build does not see it
  ...(!isBuild && {pageExtensions: ['tsx', 'ts', 'jsx', 'js', 'dev.tsx', 'dev.ts']}),
  // where the export goes; tests build a second site beside the first
  ...(isBuild && process.env.OUT_DIR && {distDir: process.env.OUT_DIR}),
  basePath: process.env.BASE_PATH ?? '',
  env: {NEXT_PUBLIC_BASE_PATH: process.env.BASE_PATH ?? ''},
  trailingSlash: false,
  turbopack: {
    rules: {
      ...Object.fromEntries(
        // lib/content/watch.ts imports content as bytes (text would have to be UTF-8), to be told when it changes
        ['*.md', '*.mdx', '*.yml'].map((glob) => [glob, {condition: {query: '?content'}, type: 'bytes' as const}]),
      ),
    },
  },
  serverExternalPackages: BUILD_ONLY,
  // the first page of a worker waits until the whole content is read: minutes for thousands of articles on a busy machine
  staticPageGenerationTimeout: 600,
  poweredByHeader: false,
  // an author's mistake is told without a stack; a developer's shows its source in development
  enablePrerenderSourceMaps: false,
  reactStrictMode: true,
  images: {unoptimized: true},
  // npm run types checks them, once
  typescript: {ignoreBuildErrors: true},
  experimental: {
    // processors mostly come in pairs that share a core: a second worker on the same core took a third more work and no less time
    cpus: Math.max(1, Math.floor(availableParallelism() / 2)),
    staticGenerationMaxConcurrency: 32,
    globalNotFound: true,
    // to write it costs as much as it saves the next time, and .cache is the one folder worth keeping
    turbopackFileSystemCacheForBuild: false,
    // nothing is gained by it, and after an edit while the server stood still it made pages load again and again
    turbopackFileSystemCacheForDev: false,
    // a fifth of the compiler's work, for maps nobody is sent and the build does not read
    ...(isBuild && {turbopackSourceMaps: false, turbopackInputSourceMaps: false}),
  },
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
