import 'server-only';
import type {SiteConfig} from '@/lib/config';
import {type SettingPlace, settingPlace} from '@/lib/config/setting-place';
import type {SidebarsConfig} from '@/lib/config/sidebars-schema';

/** An address that readers can follow, and its place in the settings. */
interface SettingLink {
  readonly url: string;
  readonly place: SettingPlace;
}

/** Links in HTML and in Markdown. */
const IN_TEXT = /\bhref=["']([^"']+)["']|\]\(\s*<?([^)\s>]+)/g;

/** Every address in the settings, with its place. */
export function settingLinks(root: string, settings: {site: SiteConfig; sidebars: SidebarsConfig}): SettingLink[] {
  return Object.entries(settings).flatMap(([name, values]) => {
    const file = `content/${name}.ts`;
    return addresses(values, []).map(({url, option}) => ({url, place: settingPlace(root, file, option)}));
  });
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
