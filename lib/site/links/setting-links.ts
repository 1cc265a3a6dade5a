import 'server-only';
import type {SiteConfig} from '@/lib/config';
import {type SettingPlace, settingPlace} from '@/lib/config/setting-place';
import type {SidebarsConfig} from '@/lib/config/sidebars-schema';
import type {SectionQuestions} from '@/lib/sections';

/** An address that readers can follow, and its place in the settings. */
interface SettingLink {
  readonly url: string;
  readonly place: SettingPlace;
}

/** Links in HTML and in Markdown. */
const IN_TEXT = /\bhref=["']([^"']+)["']|\]\(\s*<?([^)\s>]+)/g;

/** The settings that have addresses, by the constants that hold them. */
interface Settings {
  readonly site: SiteConfig;
  readonly sidebars: SidebarsConfig;
  readonly questions: SectionQuestions;
}

/** Every address in the settings, with its place. */
export function settingLinks(root: string, settings: Settings): SettingLink[] {
  return Object.entries(settings).flatMap(([name, values]) => {
    const file = name === 'questions' ? 'content/sections.ts' : `content/${name}.ts`;
    return addresses(values, []).map(({url, option}) => ({url, place: settingPlace(root, file, option, name)}));
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
