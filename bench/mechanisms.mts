/*
 * `node scripts/run-ts.mjs bench/mechanisms.mts [--runs 5] [--article /docs/…]`: what each mechanism of a page buys.
 * Visits one page of the finished site (4×, 1.6 Mbit/s, 150 ms) as it was built and with each mechanism switched off in
 * turn, and prints medians: paints, layout shifts, blocking before and after the application is triggered, and a click
 * on a link in view, without resting on it, to all of the text.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type Browser, chromium} from '@playwright/test';
import {runCommand} from '@/lib/options';
import {browserPath} from '../tests/support/browser.ts';
import {median} from './build/growth.mts';
import {serveFolder} from './page/server.mts';
import {articleIn} from './page/sites.mts';
import type {Transform} from './page/transforms.mts';
import {start} from './page/visit.mts';

const USAGE = {
  command: 'node scripts/run-ts.mjs bench/mechanisms.mts [options]',
  options: {
    runs: {value: '5', description: 'how often each variant is visited; 5 by default'},
    article: {value: '/docs/…', description: 'the page to visit; by default a doc in the middle of a sidebar'},
  },
} as const;
const OUT = 'out';
const before = (place: string, added: string, html: string) => html.replace(place, () => added + place);

/** As Next exports it: scripts in the head, the page's data at its end. */
const scriptsInPage: Transform = (html) => {
  const [list, json] = /<script type="application\/json" id="runtime"[^>]*>(.*?)<\/script>/.exec(html)!;
  const [data, ...sources] = JSON.parse(json!) as [string, ...string[]];
  const inline = `<script>${readFileSync(path.join(OUT, data), 'utf8')}</script>`;
  const scripts = sources.map((src) => `<script src="${src}" async></script>`).join('');
  return before(
    '</head>',
    scripts,
    html.replace(list!, () => inline),
  );
};

/** The sheet in the head, and nothing printed into the page. */
const sheetInHead: Transform = (html) => {
  const [sheet] = /<link rel="stylesheet"[^>]*>(?=<\/body>)/.exec(html)!;
  return before(
    '</head>',
    sheet,
    html.replace(/<style>[\s\S]*?<\/style>/, '').replace(/(<link rel="stylesheet"[^>]*>)(?=<\/body>)/, ''),
  );
};

/** Ordinary fonts of the style sheet, swapped in when they come. */
const swappedFonts: Transform = (html) => {
  const [list] = /\[\["[^"]+","[^"]*\/fonts\/[^\]]*\](?:,\[[^\]]*\])*\]/.exec(html)!;
  const faces = (JSON.parse(list) as [string, string][]).map(
    ([family, src]) => `@font-face{font-family:${family};src:url(${src});font-weight:400 700;font-display:swap}`,
  );
  return before('</head>', `<style>${faces.join('')}</style>`, html.replace(list, '[]'));
};

const nothingInView: Transform = (html) =>
  html.replace('<head>', '<head><script>IntersectionObserver=class{observe(){}unobserve(){}disconnect(){}}</script>');

/** Without the policy, whose hashes are those of the page as it was built. */
const withoutPolicy: Transform = (html) => html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');

const VARIANTS: Readonly<Record<string, Transform>> = {
  'as built': (html) => html,
  'scripts in the page': scriptsInPage,
  'sheet in the head': sheetInHead,
  'fonts swapped in': swappedFonts,
  'no prefetch in view': nothingInView,
};

await runCommand(USAGE, async ({values: {runs = '5', article = articleIn(OUT)}}) => {
  const browser: Browser = await chromium.launch({...browserPath(), args: ['--no-sandbox']});
  const live = await Promise.all(
    Object.entries(VARIANTS).map(async ([name, change]) => ({
      name,
      server: await serveFolder(OUT, (html) => change(withoutPolicy(html))),
      visits: [] as Awaited<ReturnType<typeof start>>[],
    })),
  );
  // the first visit of each only fills the server's cache
  for (let run = 0; run <= Number(runs); run++) {
    for (const {server, visits} of live) {
      const each = await start(browser, server.origin, article);
      if (run > 0) visits.push(each);
    }
  }
  for (const {name, visits} of live) {
    const of = (key: keyof (typeof visits)[number]) =>
      Math.round(median(visits.map((visit) => visit[key])) * 100) / 100;
    console.log(
      `${name.padEnd(20)} first paint ${of('fcp')} · largest ${of('lcp')} · shifts ${of('cls')} · blocking ${of('reading')}, ${of('starting')} · click ${of('click')}`,
    );
  }
  await browser.close();
  for (const {server} of live) server.close();
});
