/*
 * The Porter stemmer (M. F. Porter, "An algorithm for suffix stripping", Program 14(3), 1980), with a few irregular English plurals,
 * past forms and adjectives that matter to gardeners, cooks and sleepers.
 */

const IRREGULAR: Readonly<Record<string, string>> = {
  leaves: 'leaf',
  teeth: 'tooth',
  feet: 'foot',
  knives: 'knife',
  loaves: 'loaf',
  lives: 'life',
  mice: 'mouse',
  men: 'man',
  women: 'woman',
  children: 'child',
  kids: 'kid',
  ran: 'run',
  slept: 'sleep',
  grew: 'grow',
  grown: 'grow',
  ate: 'eat',
  eaten: 'eat',
  drank: 'drink',
  drunk: 'drink',
  swam: 'swim',
  froze: 'freez',
  frozen: 'freez',
  icy: 'ic',
  recovery: 'recov',
  delivery: 'deliv',
  noisy: 'nois',
  bitten: 'bite',
  fallen: 'fall',
  fell: 'fall',
  died: 'die',
  dies: 'die',
  mould: 'mold',
  moulds: 'mold',
  mouldy: 'mold',
  moldy: 'mold',
  yoghurt: 'yogurt',
  yoghurts: 'yogurt',
  grey: 'grai',
  programme: 'program',
  programmes: 'program',
  healthy: 'health',
  healthier: 'health',
  tying: 'tie',
  dying: 'die',
  sat: 'sit',
  stood: 'stand',
  woke: 'wake',
  woken: 'wake',
  stung: 'sting',
  bled: 'bleed',
  burnt: 'burn',
  dug: 'dig',
  sown: 'sow',
  swollen: 'swell',
  forgot: 'forget',
  forgotten: 'forget',
  angry: 'anger',
  hungry: 'hunger',
  thirsty: 'thirst',
  itchy: 'itch',
  shaky: 'shake',
  sweaty: 'sweat',
  achy: 'ach',
  smelly: 'smell',
  suddenly: 'sudden',
  // as they are typed in a small box
  mins: 'minut',
  hrs: 'hour',
  yrs: 'year',
  wks: 'week',
  nite: 'night',
};

const C = '[^aeiou]';
const V = '[aeiouy]';
const CC = `${C}[^aeiouy]*`;
const VV = `${V}[aeiou]*`;
const MORE_THAN_0 = new RegExp(`^(${CC})?${VV}${CC}`);
const IS_1 = new RegExp(`^(${CC})?${VV}${CC}(${VV})?$`);
const MORE_THAN_1 = new RegExp(`^(${CC})?${VV}${CC}${VV}${CC}`);
const HAS_VOWEL = new RegExp(`^(${CC})?${V}`);
const ENDS_CVC = new RegExp(`^${CC}${V}[^aeiouwxy]$`);

const STEP_2: readonly (readonly [string, string])[] = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['izer', 'ize'],
  ['bli', 'ble'],
  ['alli', 'al'],
  ['entli', 'ent'],
  ['eli', 'e'],
  ['ousli', 'ous'],
  ['ization', 'ize'],
  ['ation', 'ate'],
  ['ator', 'ate'],
  ['alism', 'al'],
  ['iveness', 'ive'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['aliti', 'al'],
  ['iviti', 'ive'],
  ['biliti', 'ble'],
  ['logi', 'log'],
];
const STEP_3: readonly (readonly [string, string])[] = [
  ['icate', 'ic'],
  ['ative', ''],
  ['alize', 'al'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ful', ''],
  ['ness', ''],
];
const STEP_4 = /^(.+?)(al|ance|ence|er|ic|able|ible|ant|ement|ment|ent|ou|ism|ate|iti|ous|ive|ize)$/;

/** The stem of a lower-case English word; other words and numbers come back as they are. */
export function stem(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word;
  return IRREGULAR[word] ?? porter(word);
}

/** Spellings of British and American English made one, where the two differ by a rule. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/^practis/, 'practic'],
  [/^(.{3,}[^aeiou])is(e[ds]?|ing|ers?|ations?)$/, '$1iz$2'],
  [/^(.{3,})lys(e[ds]?|ing|ers?)$/, '$1lyz$2'],
  [/^(od|behavi|.{2,}[^aeiou])our(s|ed|ing|ite|ful|less|al)?$/, '$1or$2'],
  [/^(.*[bt])re(s?)$/, '$1er$2'],
  [/^(.*)(?:ae(?=m|st|di|ce|co|sa)|oe(?=st|tus|li|dem))/, '$1e'],
  [/rrhoea/, 'rrhea'],
  [/^sulph/, 'sulf'],
  // "panicking", "picnicked": the k belongs to the ending
  [/^(.*[aeiou].*ic)k(ed|ing|ers?)$/, '$1$2'],
];

/** Comparatives and superlatives of the adjectives people ask with; "er" and "est" end too many other words for a rule. */
const COMPARED =
  /^(cheap|clean|cold|cool|dark|deep|dr|eas|fast|fresh|great|hard|health|heav|high|large|light|long|low|old|quick|quiet|safe|short|simpl|slow|small|soft|strong|sweet|tast|warm|weak|wet|young)(i?)e(?:r|st)$/;

function porter(form: string): string {
  const written = form.replace(COMPARED, (_, base: string, i: string) => (i ? `${base}y` : base));
  const word = SPELLINGS.reduce((text, [pattern, to]) => text.replace(pattern, to), written);
  const startsWithY = word.startsWith('y');
  let w = startsWithY ? `Y${word.slice(1)}` : word;
  w = w.replace(/(ss|i)es$/, '$1').replace(/([^s])s$/, '$1');
  w = past(w);
  if (w.endsWith('y') && HAS_VOWEL.test(w.slice(0, -1))) w = `${w.slice(0, -1)}i`;
  w = replaceEnd(w, STEP_2);
  w = replaceEnd(w, STEP_3);
  w = stepFour(w);
  w = finalE(w);
  return startsWithY ? w.toLowerCase() : w;
}

function past(w: string): string {
  if (w.endsWith('eed')) return MORE_THAN_0.test(w.slice(0, -3)) ? w.slice(0, -1) : w;
  const base = /^(.+)(?:ed|ing)$/.exec(w)?.[1];
  if (base === undefined || !HAS_VOWEL.test(base)) return w;
  if (/(at|bl|iz)$/.test(base)) return `${base}e`;
  if (/([^aeiouylsz])\1$/.test(base)) return base.slice(0, -1);
  return ENDS_CVC.test(base) ? `${base}e` : base;
}

function replaceEnd(w: string, rules: readonly (readonly [string, string])[]): string {
  for (const [end, to] of rules) {
    if (!w.endsWith(end)) continue;
    const base = w.slice(0, -end.length);
    return MORE_THAN_0.test(base) ? base + to : w;
  }
  return w;
}

function stepFour(w: string): string {
  const ion = /^(.+[st])ion$/.exec(w)?.[1];
  const base = ion ?? STEP_4.exec(w)?.[1];
  return base !== undefined && MORE_THAN_1.test(base) ? base : w;
}

function finalE(w: string): string {
  let result = w;
  if (w.endsWith('e')) {
    const base = w.slice(0, -1);
    if (MORE_THAN_1.test(base) || (IS_1.test(base) && !ENDS_CVC.test(base))) result = base;
  }
  return result.endsWith('ll') && MORE_THAN_1.test(result) ? result.slice(0, -1) : result;
}
