import {readFileSync} from 'node:fs';

// written by scripts/prebuild.mts from the route table: {siteUrl, basePath, changefreq, priority, pages: {path: day of its last change, or null}}
const site = JSON.parse(readFileSync('.cache/sitemap.json', 'utf8'));
const origin = `${site.siteUrl}${site.basePath}`;

/** @type {import('next-sitemap').IConfig} */
const config = {
  siteUrl: origin,
  // set by scripts/postbuild/sitemap.mts
  outDir: process.env.OUT_DIR,
  generateIndexSitemap: false,
  generateRobotsTxt: true,
  autoLastmod: false,
  // the route table decides alone: what Next's manifests list besides are data files, and drafts of pages
  exclude: ['*'],
  additionalPaths: async () =>
    Object.entries(site.pages).map(([path, lastmod]) => ({
      loc: path,
      changefreq: site.changefreq,
      priority: site.priority,
      ...(lastmod && {lastmod}),
    })),
  robotsTxtOptions: {policies: [{userAgent: '*', allow: '/'}]},
};

export default config;
