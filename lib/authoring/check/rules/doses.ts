import type {Fault} from '@/lib/faults';
import type {FileRule} from '../model';
import {limitedNutrients, type Nutrient} from '../nutrients';
import {sentencesOf} from '../readability';
import {findText, proseBlocks, reporter} from './helpers';

const DOSE = /(\d[\d,]*(?:\.\d+)?)\s*(micrograms?|milligrams?|mg|IU)\b/gi;
const WARNING =
  /limit|ceiling|maximum|upper|too much|too high|high(?:er)? dose|large dose|overdose|exceed|over the|above|more than|no more|beyond|harm|hurt|risk|toxic|poison|damage|danger|unsafe|unwise|avoid|never|not (?:take|go|use|worth)|don['’]t|do not|stay (?:under|below|at)|side effect|loose|diarrhoea|stones|caution|doctor|prescri|pharmacist|supervis|excess/i;
const IN_PILLS = /supplement|tablet|pill|capsule|gumm|drops|spray|dose/i;
/** A dose further away belongs to another nutrient. */
const REACH = 60;

let cachedNutrients: readonly Nutrient[] | undefined;

/** A dose above an adult's upper limit needs a warning beside it. */
export const doses: FileRule = (file) => {
  const faults: Fault[] = [];
  cachedNutrients ??= limitedNutrients();
  const nutrients = cachedNutrients;
  const blocks = proseBlocks(file);
  blocks.forEach((block, index) => {
    for (const sentence of sentencesOf(block.text)) {
      for (const {text, nutrient, amount} of dosesIn(sentence, nutrients)) {
        if (amount <= nutrient.limit || (nutrient.isForSupplements && !IN_PILLS.test(sentence))) continue;
        const around = [blocks[index - 1]?.text, block.text, blocks[index + 1]?.text].join(' ');
        if (WARNING.test(around)) continue;
        const problem = `${text} of ${nutrient.name} is above the upper limit for adults (${nutrient.limit} ${nutrient.unit} a day), and there is no warning beside it.`;
        const fix = 'name the upper limit in the same paragraph, or remove the dose';
        faults.push(reporter('doses', file)(findText(file, text, block.line, block.endLine), problem, fix));
      }
    }
  });
  return faults;
};

/** The doses in a sentence with the nearest nutrient, in the unit of its limit. */
function dosesIn(
  sentence: string,
  nutrients: readonly Nutrient[],
): {text: string; nutrient: Nutrient; amount: number}[] {
  const mentions = nutrients.flatMap((nutrient) =>
    Array.from(sentence.matchAll(nutrient.pattern), (match) => ({
      nutrient,
      start: match.index,
      end: match.index + match[0].length,
    })),
  );
  return Array.from(sentence.matchAll(DOSE)).flatMap((dose) => {
    const end = dose.index + dose[0].length;
    const near = mentions
      .map((mention) => ({...mention, distance: mention.start >= end ? mention.start - end : dose.index - mention.end}))
      .filter(({distance}) => distance <= REACH)
      .sort((a, b) => a.distance - b.distance)[0];
    const amount = near && amountIn(near.nutrient, Number(dose[1]!.replaceAll(',', '')), dose[2]!);
    return amount === undefined ? [] : [{text: dose[0], nutrient: near!.nutrient, amount}];
  });
}

function amountIn({unit, perUnit}: Nutrient, value: number, written: string): number | undefined {
  const micrograms = /^iu$/i.test(written)
    ? perUnit && value * perUnit
    : /^micro/i.test(written)
      ? value
      : value * 1000;
  return micrograms === undefined || unit === 'micrograms' ? micrograms : micrograms / 1000;
}
