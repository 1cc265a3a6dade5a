import 'server-only';
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {SiteConfig} from '@/lib/config';
import type {SidebarsConfig} from '@/lib/config/sidebars-schema';
import {readText} from '@/lib/content/files';
import type {Problem} from '@/lib/errors';
import {lineAndColumn} from '@/lib/text-file';

/** An address that readers can follow, and its place in the settings. */
export interface SettingLink {
  readonly url: string;
  readonly place: Pick<Problem, 'in' | 'file' | 'line' | 'column'>;
}

/** Links in HTML and in Markdown. */
const IN_TEXT = /\bhref=["']([^"']+)["']|\]\(\s*<?([^)\s>]+)/g;

/** Every address in the settings, with its place. */
export function settingLinks(root: string, settings: {site: SiteConfig; sidebars: SidebarsConfig}): SettingLink[] {
  return Object.entries(settings).flatMap(([name, values]) => {
    const file = `content/${name}.ts`;
    const text = textOf(root, file);
    return addresses(values, []).map(({url, option}) => ({url, place: placeIn(text, file, url, option.join('.'))}));
  });
}

/** The place of a text in the settings: a line when it is found in the file, else the path of the option. */
export function settingPlace(root: string, file: string, value: string, option: string): SettingLink['place'] {
  return placeIn(textOf(root, file), file, value, option);
}

const textOf = (root: string, file: string) => (existsSync(path.join(root, file)) ? readText(root, file) : '');

function placeIn(text: string, file: string, value: string, option: string): SettingLink['place'] {
  const at = offsetOf(value, text);
  return at === undefined ? {in: `${file}, ${option}`} : {file, ...lineAndColumn(text, at)};
}

/** Every value of `to` and `href`, and the links in all other texts. */
function addresses(value: unknown, option: readonly string[]): {url: string; option: readonly string[]}[] {
  if (typeof value === 'string') {
    const isAddress = option.at(-1) === 'to' || option.at(-1) === 'href';
    const urls = isAddress ? [value] : Array.from(value.matchAll(IN_TEXT), ([, html, markdown]) => (html ?? markdown)!);
    return urls.map((url) => ({url, option}));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => addresses(child, [...option, key]));
}

/** a wrong address is wrong everywhere: its first place is enough */
function offsetOf(url: string, text: string): number | undefined {
  const found = ["''", '""', '``', '()'].map(([open, close]) => text.indexOf(`${open}${url}${close}`));
  const first = found.filter((index) => index !== -1).sort((a, b) => a - b)[0];
  return first === undefined ? undefined : first + 1;
}
