import {createHash} from 'node:crypto';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Change} from './files.mts';

interface DeferralOptions {
  /** The build id, which pages tell the service worker (components/offline/register-service-worker.client.tsx). */
  readonly build: string;
  readonly base?: string;
}

/** The folder for the inline scripts of single pages. */
const PAGES = '_next/static/pages';
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const PRELOAD = /<link\b(?=[^>]*\srel="preload")(?=[^>]*\sas="script")[^>]*>/g;

/**
 * Takes every script without `data-own` out of a page: inline ones into a file of the page, and the addresses of all,
 * in order, into a JSON list. lib/client/inline/fetch-application.ts appends them on intent or a second after the load.
 * Throws for a script that is neither async nor deferred: after the others, it would run out of order.
 */
export function deferScripts(out: string, {build, base = ''}: DeferralOptions): Change {
  mkdirSync(path.join(out, PAGES), {recursive: true});
  return (html) => {
    const sources: string[] = [];
    const inline: string[] = [];
    const page = html.replace(PRELOAD, '').replace(SCRIPT, (element, attributes: string, text: string) => {
      if (/\sdata-own\b|\stype="application\//.test(attributes)) return element;
      // for browsers that could not run the site's own scripts either
      if (/\snomodule\b/i.test(attributes)) return '';
      const [, source] = /\ssrc="([^"]+)"/.exec(attributes) ?? [];
      if (!source) inline.push(text);
      else if (/\s(async|defer)\b/.test(attributes)) sources.push(source.replaceAll('&amp;', '&'));
      else
        throw new Error(
          `A page has a script that is neither async nor deferred: ${element.slice(0, 200)}. See scripts/postbuild/defer-scripts.mts.`,
        );
      return '';
    });
    if (inline.length > 0) {
      // each as a separate statement
      const script = inline.join('\n;');
      const name = `${createHash('sha256').update(script).digest('hex').slice(0, 12)}.js`;
      writeFileSync(path.join(out, PAGES, name), script);
      sources.unshift(`${base}/${PAGES}/${name}`);
    }
    if (sources.length === 0) return page;
    const list = JSON.stringify(sources).replaceAll('<', '\\u003c');
    return page.replace(
      '</body>',
      () => `<script type="application/json" id="runtime" data-build="${build}">${list}</script></body>`,
    );
  };
}
