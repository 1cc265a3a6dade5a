import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import type {FactRecord} from './fact-files';
import {fact, factPlace, factRows, factSources, factUnit} from './facts';
import {formatFact, formatQuantity, formatSpan} from './format';

test('a fact is found by file, keys and row ids', () => {
  expect(fact('vitamins.vitamins.vitamin-d.uk_nhs.men')).toBe(10);
  expect(fact('gardening.crops.radish.depth_cm')).toBe('0.6-2.5');
  expect(factRows('hydroponics.ec_ph_by_crop').length).toBeGreaterThan(10);
});

test('the nearest source and unit apply to a fact', () => {
  expect(factSources('vitamins.vitamins.vitamin-d.uk_nhs.men')).toEqual(['nhs-vitamin-d']);
  expect(factUnit('vitamins.vitamins.vitamin-d.uk_nhs.men')).toBe('mcg');
  expect(factUnit('gardening.crops.radish.depth_cm')).toBeUndefined();
});

test('an unknown segment is reported with the choices', () => {
  expect(() => fact('vitamins.vitamins.vitamin-c.uk_nsh.men')).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: Unknown fact "vitamins.vitamins.vitamin-c.uk_nsh.men": there is no "uk_nsh" in vitamins.vitamins.vitamin-c.
      fix: did you mean "uk_nhs"? use one of: name, aka, solubility, unit, intake, ul, efsa, eu_nrv, uk_nhs, us_daily_value, food_sources, deficiency, excess, interactions_and_notes]
  `);
  expect(() => fact('vitamin.vitamins')).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: Unknown fact "vitamin.vitamins": there is no "vitamin" in content/data/facts.
      fix: did you mean "vitamins"? use one of: activity, disagreements, gardening, hydroponics, macros, mind, minerals, outdoors, research, sleep, supplements, vitamins, yoga]
  `);
});

test('a fact, and a key inside it, have a place in their file', () => {
  const line = (id: string, keys?: string[]) => {
    const {file, line} = factPlace(id, keys);
    return readFileSync(file!, 'utf8').split('\n')[line! - 1];
  };
  expect(line('gardening.crops.radish')).toContain('id: radish');
  expect(line('vitamins.vitamins.vitamin-d', ['unit'])).toMatch(/^ +unit:/);
});

test('a value without a source is refused', () => {
  expect(() => factSources('vitamins.vitamins.vitamin-c.name')).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: The fact "vitamins.vitamins.vitamin-c.name" has no source.
      fix: add src: [source-id] to its row]
  `);
});

test('facts are printed with their unit spelled out', () => {
  expect(formatFact('vitamins.vitamins.vitamin-d.uk_nhs.men')).toBe('10\u00a0micrograms');
  expect(formatFact('vitamins.vitamins.vitamin-a.intake.values.male_19_50')).toBe('900\u00a0micrograms RAE');
  expect(formatFact('vitamins.vitamins.vitamin-c.ul.values.male_19_50')).toBe('2,000\u00a0mg');
  expect(formatFact('vitamins.vitamins.vitamin-d.us_daily_value')).toBe('20\u00a0micrograms');
  expect(formatFact('hydroponics.ec_ph_by_crop.lettuce.ec')).toBe('1.2–1.8');
  expect(formatQuantity(1, 'mcg')).toBe('1\u00a0microgram');
  expect(formatQuantity(-5, '%')).toBe('−5%');
  expect(formatSpan('12-24 determinate, 14-20 staked')).toBe('12–24 determinate, 14–20 staked');
});

test('a fact that is not a single value lists the keys below it', () => {
  expect(() => formatFact('vitamins.vitamins.vitamin-d.uk_nhs')).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: The fact "vitamins.vitamins.vitamin-d.uk_nhs" is not a single value.
      fix: name a value in it; use one of: men, women, unit, note]
  `);
});

test('notes that figures print are for readers: nothing about our copies, no abbreviated names', () => {
  const nutrients = ['vitamins.vitamins', 'minerals.minerals'].flatMap((id) => Object.values(fact(id) as FactRecord));
  const limits = nutrients.flatMap((row) => [(row as FactRecord).intake, (row as FactRecord).ul]);
  const notes = [...factRows('gardening.crops'), ...limits].flatMap((row) => (row as FactRecord)?.note ?? []);
  expect(notes.length).toBeGreaterThan(15);
  expect(notes.filter((note) => /\b(copy|stored|seen|CSU|UL|RDA|mcg)\b/.test(String(note)))).toEqual([]);
});
