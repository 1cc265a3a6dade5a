import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {startApplication} from '@/lib/inline/start-application';
import {type FlightPart, splitFlight} from './adopted-texts.mts';
import {CHUNKS, type Change, contentHash} from './files.mts';
import {takeFlight} from './flight.mts';
import type {Pages} from './page-cache.mts';
import {sharedPieces, tokensOf} from './share-flight.mts';

export interface DeferralOptions {
  /** The pages of the site, taken apart. */
  readonly pages: Pick<Pages, 'files' | 'read'>;
  /** The build a page belongs to. */
  readonly build?: string;
  /** The base path of the site. */
  readonly base?: string;
}

/** What a page needs for the application: scripts by address, its data in parts, and the script that names where the application begins. */
interface Runtime {
  readonly scripts: readonly string[];
  readonly flight: readonly FlightPart[];
  readonly entry: string;
}

/** Scripts that hold the data of single pages. */
const DATA = '_next/static/flight';
/** Pages, spread evenly over the site, that decide which pieces of data are common. */
const SAMPLE = 500;

/** Between a page and its runtime, while they are apart. */
const APART = '\n<!--apart-->';

/**
 * Takes the application's scripts and data out of the load path of a page and puts them, as JSON, behind it: the part of the work that needs
 * nothing but the page, so that pages can be cached like this (page-cache.mts). `deferRuntime` tells what then becomes of them. `change` is done to both.
 * @throws when a page has data and nothing that starts an application with it, as after an update of Next that writes it otherwise.
 */
export function takeApart(html: string, change?: Change): string {
  const {rest, flight} = takeFlight(html, change);
  if (flight === '') return rest;
  const scripts: string[] = [];
  let entry = '';
  const page = rest
    .replace(/<link rel="preload" as="script"[^>]*>/g, '')
    .replace(/<script src="[^"]+"[^>]* noModule=""[^>]*><\/script>/g, '')
    // next-themes prints its script as data, see components/color-mode/color-mode-provider.client.tsx
    .replace(/(<script type="application\/json">).*?(<\/script>)/s, '$1$2')
    .replace(/<script id="_R_">(.*?)<\/script>/s, (_, script: string) => {
      entry = script;
      return '';
    })
    .replace(/<script>requestAnimationFrame\(function\(\)\{\$RT=performance\.now\(\)\}\);<\/script>/, '')
    .replace(/<script src="([^"]+\/_next\/[^"]+|\/_next\/[^"]+)" async=""><\/script>/g, (_, source: string) => {
      scripts.push(source);
      return '';
    });
  if (entry === '' || scripts.length === 0)
    throw new Error(
      'A page no longer starts its application in the known way. See scripts/postbuild/defer-runtime.mts.',
    );
  return page + APART + json({scripts, flight: splitFlight(flight, page), entry});
}

/** The two again; of a page without an application, only the page. */
function parts(text: string): {html: string; runtime?: Runtime} {
  const at = text.lastIndexOf(APART);
  if (at < 0) return {html: text};
  return {html: text.slice(0, at), runtime: JSON.parse(text.slice(at + APART.length)) as Runtime};
}

/**
 * Settles how the pages of a site, which have been taken apart, come by their scripts and data. The addresses of the scripts stay in the page;
 * lib/inline/fetch-application.ts fetches them when the reader shows intent, or at once when the configuration says so. The first of them holds
 * the small scripts that nearly all pages have and the data that many pages share, the second the large scripts. The last holds the page's own
 * data and starts the application. Writes the first and the second, and returns what the pages are to be rewritten with, which writes the last.
 *
 * Nothing runs before that, so that no task is long: on a phone it takes 40 ms each to publish the large scripts (compiled beside the page), to
 * set up React, and to start the application.
 */
export function deferRuntime(out: string, {pages, build, base = ''}: DeferralOptions): Change {
  const sample = sampleOf(pages.files('.html')).flatMap((file) => parts(pages.read(file)).runtime ?? []);
  const pieces = sharedPieces(sample);
  const starter = `self.startApplication=(${startApplication.toString()}).bind(self,${JSON.stringify(pieces)});\n`;
  for (const folder of [CHUNKS, DATA]) mkdirSync(path.join(out, folder), {recursive: true});
  const write = (script: string, folder = CHUNKS, start = 'shared-') =>
    `${base}/${folder}/${writeScript(path.join(out, folder), script, start)}`;
  const common = commonScripts(sample, (source) => readFileSync(path.join(out, source.slice(base.length)), 'utf8'));
  const bundle = (scripts: readonly Script[], before: string, start: string): Bundle => {
    const sources = scripts.map(({source}) => source);
    return {
      address: write([before + scripts.map(named).join('\n'), declared(scripts)].join('\n'), CHUNKS, start),
      sources: new Set(sources),
    };
  };
  const large = common.filter(isLarge);
  const deferral = {
    build,
    shared: new Map(pieces.map((piece, number) => [piece, number])),
    starter: write(starter),
    small: bundle(
      common.filter((script) => !isLarge(script)),
      starter,
      'shared-',
    ),
    framework: large.length > 0 ? bundle(large, '', 'framework-') : undefined,
    react: reactIn(common),
    writeData: (script: string) => write(script, DATA, ''),
  };
  return (text) => deferPage(text, deferral);
}

interface Script {
  readonly source: string;
  readonly script: string;
}

/**
 * Next and React (72 and 228 kB unpacked; our largest has 30), which stay the same from deploy to deploy, are in a file of their own: a reader
 * who comes back fetches only what has changed. One file for both is 2 % smaller than two.
 */
const isLarge = ({script}: Script) => script.length >= 50_000;
/** A few pages, as that for a wrong address, need others. */
const NEARLY_ALL = 0.95;

/** The scripts of the application that nearly all pages have, in their order. */
function commonScripts(pages: readonly Runtime[], read: (source: string) => string): Script[] {
  const counts = new Map<string, number>();
  for (const source of pages.flatMap(({scripts}) => scripts)) counts.set(source, (counts.get(source) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= pages.length * NEARLY_ALL)
    .map(([source]) => ({source, script: read(source)}));
}

const OWN_NAME = '"object"==typeof document?document.currentScript:void 0';
/** How a script hands itself to Turbopack's loader. The loader and what is no module of Turbopack, such as polyfills, do not. */
const REGISTERS = /\bTURBOPACK\b[^;]{0,80}\.push\(/;

/**
 * A script that is moved to a file of another name. Turbopack's scripts register with their loader by their element in the page, or else
 * by their path below _next (`registerChunk`).
 * @throws when a script does so in other words, as after an update of Next: the loader would wait for it for ever.
 */
function named({source, script}: Script): string {
  if (script.includes(OWN_NAME)) return script.replace(OWN_NAME, () => JSON.stringify(pathOf(source)));
  if (!REGISTERS.test(script)) return script;
  throw new Error(
    `${source} no longer tells Turbopack's loader its name in the known way. See OWN_NAME in scripts/postbuild/defer-runtime.mts.`,
  );
}

/**
 * What tells Turbopack's loader that these scripts have been fetched, in the words in which a page tells it of its own (`otherChunks`). That they
 * have run is not enough: a script that no element of the document names is fetched once more when a part of the page asks for it.
 */
function declared(scripts: readonly Script[]): string {
  const otherChunks = scripts.flatMap(({source, script}) => (script.includes(OWN_NAME) ? [pathOf(source)] : []));
  return `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(${JSON.stringify({otherChunks, runtimeModuleIds: []})});`;
}

/** React for the browser: the script that has it, and the number of its module. */
interface ReactModule {
  readonly source: string;
  readonly id: number;
}

/** Where a module of Turbopack begins. */
const MODULE = /(?<=[,}\]])(\d{3,}),(?:\w|\([\w,]*\))=>\{/g;

function reactIn(scripts: readonly Script[]): ReactModule | undefined {
  for (const {source, script} of scripts) {
    const before = script.slice(0, Math.max(0, script.indexOf('.hydrateRoot=function')));
    const id = [...before.matchAll(MODULE)].at(-1)?.[1];
    if (id) return {source, id: Number(id)};
  }
  return undefined;
}

/** Its path below _next. */
function pathOf(source: string): string {
  return source.slice(source.indexOf('/_next/') + '/_next/'.length);
}

/** A script that holds several. */
interface Bundle {
  readonly address: string;
  readonly sources: ReadonlySet<string>;
}

export interface PageDeferral {
  readonly build?: string | undefined;
  /** Pieces of data that many pages have, and their numbers. */
  readonly shared: ReadonlyMap<string, number>;
  /** Address of the script that holds them. */
  readonly starter: string;
  /** Those pieces with the small scripts that nearly all pages have. */
  readonly small: Bundle;
  /** The large ones. */
  readonly framework?: Bundle | undefined;
  readonly react?: ReactModule | undefined;
  /** Writes the script that holds a page's own data; returns its address. */
  readonly writeData: (script: string) => string;
}

/** A page that has been taken apart, with its runtime deferred. */
export function deferPage(text: string, deferral: PageDeferral): string {
  const {html, runtime} = parts(text);
  if (!runtime) return html;
  const {build, shared, starter, react, small, framework, writeData} = deferral;
  const tokens = JSON.stringify(tokensOf(runtime.flight, shared));
  const before = react && runtime.scripts.includes(react.source) ? [react.id] : [];
  // a first script that did not come has been told of, or Firefox has given it up for another page
  const own = writeData(`self.startApplication?.(${tokens},${JSON.stringify(before)},()=>{${runtime.entry}})\n`);
  const isNeeded = ({sources}: Bundle) => [...sources].every((source) => runtime.scripts.includes(source));
  const bundles = [small, ...(framework ? [framework] : [])].filter(isNeeded);
  const others = runtime.scripts.filter((source) => !bundles.some(({sources}) => sources.has(source)));
  const first = bundles.includes(small) ? [] : [starter];
  const sources = [...first, ...bundles.map(({address}) => address), ...others, own];
  const mark = build ? ` data-build="${build}"` : '';
  const list = `<script type="application/json" id="runtime"${mark}>${json(sources)}</script>`;
  // before the style sheet, behind which the rest of the page waits for it (critical-style.mts)
  return html.replace(/(?:<link rel="stylesheet"[^>]*>)?<\/body>/, (end) => list + end);
}

function sampleOf(pages: readonly string[]): string[] {
  const step = Math.max(1, pages.length / SAMPLE);
  return Array.from({length: Math.min(SAMPLE, pages.length)}, (_, index) => pages[Math.floor(index * step)]!);
}

/** Writes a script named after what is in it; returns the name. Of those without a beginning of their own every page has one. */
function writeScript(folder: string, script: string, start: string): string {
  const name = `${start}${contentHash(script, start === '' ? 12 : 8)}.js`;
  writeFileSync(path.join(folder, name), script);
  return name;
}

/** JSON that cannot be taken for a tag. */
function json(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
