import 'server-only';
import {choices, SiteError} from '@/lib/errors';
import {isRecord} from './fact-files';
import {factTrail, factUnit} from './facts';

const NUMBER = new Intl.NumberFormat('en-GB', {maximumFractionDigits: 6});

/** Columns of a row that have their own unit. */
const OWN_UNITS: Readonly<Record<string, string>> = {grams: 'g', pct_dv: '%', kcal: 'kcal', kj: 'kJ', max_ppm: 'ppm'};

/** 1234.5 → "1,234.5". */
export function formatNumber(value: number): string {
  return NUMBER.format(value).replace(/^-/, '−');
}

/** "mcg RAE" → "micrograms RAE"; other units stay as they are. Singular for 1. */
export function spellUnit(unit: string, value?: number): string {
  const one = value === 1;
  return unit.replace(/^mcg\b/, one ? 'microgram' : 'micrograms').replace(/^litres\b/, one ? 'litre' : 'litres');
}

/** A number with its unit, spelled out and kept on one line: "10 micrograms", "5%". */
export function formatQuantity(value: number, unit?: string): string {
  if (!unit) return formatNumber(value);
  return unit.startsWith('%')
    ? `${formatNumber(value)}${unit}`
    : `${formatNumber(value)}\u00a0${spellUnit(unit, value)}`;
}

/** "8-10" → "8–10": hyphens between numbers become en dashes. */
export function formatSpan(text: string): string {
  // 1-800-662-4357 is a phone number, not a range
  if (/\d-\d+-\d/.test(text)) return text;
  return text.replace(/(\d)\s*-\s*(?=\d)/g, '$1–');
}

/** A fact as text, numbers with the nearest unit: "10 micrograms". Throws a SiteError when it is not a single value. */
export function formatFact(id: string): string {
  const found = factTrail(id).at(-1)!;
  const node = isRecord(found) ? (found.value ?? found.text ?? found) : found;
  const unit = OWN_UNITS[id.slice(id.lastIndexOf('.') + 1)] ?? factUnit(id);
  if (typeof node === 'number') return formatQuantity(node, unit);
  if (typeof node === 'string') {
    const span = formatSpan(node);
    return unit && /^[\d.,–\s]+$/.test(span) ? `${span}\u00a0${spellUnit(unit)}` : span;
  }
  const keys = isRecord(node) ? Object.keys(node).filter((key) => typeof node[key] !== 'object') : [];
  throw new SiteError({
    problem: `The fact "${id}" is not a single value.`,
    fix: keys.length > 0 ? `name a value in it; ${choices('', keys)}` : 'name a value, not a list',
  });
}
