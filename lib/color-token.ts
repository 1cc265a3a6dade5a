import 'server-only';
import {readFileSync} from 'node:fs';
import {SiteError} from './errors';
import {lineAndColumn} from './text-file';

const FILE = 'app/_styles/tokens.css';

/** A colour of app/_styles/tokens.css for what style sheets do not reach: browser bar, manifest, social cards. */
export function colorToken(name: string): {readonly light: string; readonly dark: string} {
  const text = readFileSync(FILE, 'utf8');
  const value = new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\);`, 'i').exec(text);
  if (value) return {light: value[1]!, dark: value[2]!};
  const place = {file: FILE, ...lineAndColumn(text, Math.max(0, text.indexOf(`--${name}:`)))};
  const fix = `write --${name}: light-dark(#rrggbb, #rrggbb); with two colours of six hexadecimal digits, for light and dark`;
  throw new SiteError({problem: `--${name} has no two colours that can be read.`, ...place, fix});
}
