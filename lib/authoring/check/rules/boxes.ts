import type {Fault} from '@/lib/faults';
import type {CheckedFile, FileRule} from '../model';
import {reporter} from './helpers';

/** Tags whose readers may need help today (docs/writing.md). */
export const URGENT_TAGS =
  'anxiety asking-for-help burnout crisis-support grief low-mood mental-health panic-attacks worry'.split(' ');

/**
 * Requires the urgent-help box in articles about low mood, panic, grief, burnout, worry, crisis or asking for help, and
 * in every article with one that it stands before the first heading, where a reader in distress finds it.
 */
export const urgentHelp: FileRule = (file) => {
  if (!file.analysis || file.kind === 'page') return [];
  const fault = reporter('urgent-help', file);
  const fix = 'put <UrgentHelp /> first, or after </KeyPoints>';
  const box = file.analysis.boxes.find(({name}) => name === 'UrgentHelp');
  const [heading] = file.analysis.headings;
  if (box && heading && box.line > heading.line) return [fault(box, 'The urgent-help box stands too far down.', fix)];
  const tag = file.frontMatter?.tags.find((tag) => URGENT_TAGS.includes(tag));
  if (box || tag === undefined) return [];
  return [fault(file.place(['tags']), `An article tagged "${tag}" needs the urgent-help box.`, fix)];
};

/** Subject areas in which readers should ask or see a doctor first. */
const CAREFUL_AREAS = ['fitness', 'mental-health', 'outdoors', 'sleep', 'stress', 'vitamins', 'yoga'];
const CAREFUL_TAGS = 'grow-your-own food-safety soil soil-contamination weight-loss diet electrical-safety'.split(' ');

/** Subjects of the boxes in an article about a vitamin. */
const FOR_VITAMINS: Readonly<Record<string, RegExp>> = {
  pregnancy: /pregnan|prenatal/i,
  children: /child|bab(?:y|ies)|infant|teenager/i,
  medicines: /medicine|drug|tablet|warfarin|pharmacist|statin|antibiotic|metformin/i,
  kidneys: /kidney|renal|dialysis/i,
};

/** A take-care box where something could go wrong; a vitamin's says who should ask first. */
export const takeCare: FileRule = (file, {vocabulary}) => {
  if (!file.analysis || !file.frontMatter || file.kind === 'page') return [];
  const fault = reporter('take-care', file);
  const {boxes, figures} = file.analysis;
  const box = boxes.find(({name}) => name === 'TakeCare');
  const isDue = file.frontMatter.tags.some(
    (tag) => CAREFUL_TAGS.includes(tag) || CAREFUL_AREAS.includes(vocabulary[tag]?.area ?? ''),
  );
  if (isDue && !box && !figures.some(({kind}) => kind === 'care')) {
    const fix = 'add <TakeCare title="…">: who should ask a doctor first, what should not hurt, when to get help';
    return [fault({line: file.bodyLine}, 'The article has no take-care box.', fix)];
  }
  if (!box || !isVitamin(file)) return [];
  const boxText = [
    ...boxes.filter(({name}) => name === 'TakeCare' || name === 'KeyPoints').map(({title, text}) => `${title} ${text}`),
    ...figures.filter(({kind}) => kind === 'care').flatMap(({texts}) => texts),
  ].join(' ');
  const missing = Object.entries(FOR_VITAMINS).filter(([, pattern]) => !pattern.test(boxText));
  if (missing.length === 0) return [];
  const problem = `The take-care box does not mention ${missing.map(([name]) => name).join(', ')}.`;
  return [fault(box, problem, 'say for each who should ask first; or that nothing special is known')];
};

/** Longer boxes are not read. Our own judgement; most have under 160. */
const MOST_WORDS = 200;

/** A take-care box that somebody in a fright can take in. */
export const boxLength: FileRule = (file) => {
  const fix = `keep at most ${MOST_WORDS}: signs with how fast to get help, who must not; move reasons and how-to to their sections`;
  return (file.analysis?.boxes ?? []).flatMap((box): Fault[] => {
    const words = box.text.split(/\s+/).filter((word) => /\w/.test(word)).length;
    if (box.name !== 'TakeCare' || words <= MOST_WORDS) return [];
    return [reporter('box-length', file)(box, `The take-care box has ${words} words.`, fix)];
  });
};

const isVitamin = ({section, slug}: CheckedFile) => section === 'vitamins' && /^vitamin-[a-z]\d*$/.test(slug);
