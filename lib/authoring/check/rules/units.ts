import type {Fault} from '@/lib/faults';
import type {FileRule} from '../model';
import {sentencesOf} from '../readability';
import {findText, reporter} from './helpers';
import {textsOf} from './phrases';

const ABBREVIATED = /(?<=[\d\s(])(?:mcg|ug)\b|[µμ]g\b/;
const UNITS = /\d[\d.,]*\s*(?:IU|international units)\b/;
const MASS = /micrograms?|milligrams?|\bmg\b/;

/** Micrograms in full, since the symbol is misread as milligrams; international units only beside a weight. */
export const units: FileRule = (file) => {
  const fault = reporter('units', file);
  return textsOf(file).flatMap(({text, line, endLine}): Fault[] => {
    const short = ABBREVIATED.exec(text);
    if (short) {
      const place = findText(file, /\b(?:mcg|ug)\b|[µμ]g\b/, line, endLine);
      return [fault(place, `“${short[0]}” is easily misread.`, 'write micrograms in full')];
    }
    const alone = sentencesOf(text).find((sentence) => UNITS.test(sentence) && !MASS.test(sentence));
    if (!alone) return [];
    const place = findText(file, /\bIU\b|international units/, line, endLine);
    return [fault(place, 'International units are used without a weight.', 'give micrograms first and IU in brackets')];
  });
};
