/* The Porter stemmer, with irregular English plurals, past forms and adjectives that matter on this site. */
import {stemmer} from 'stemmer';

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
  // common typing shortcuts
  mins: 'minut',
  hrs: 'hour',
  yrs: 'year',
  wks: 'week',
  nite: 'night',
};

/** The stem of a lower-case English word; other words and numbers are returned unchanged. */
export function stem(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word;
  return Object.hasOwn(IRREGULAR, word) ? IRREGULAR[word]! : porter(word);
}

/** Merges British and American spellings that differ by a rule. */
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

/** Comparatives and superlatives of common adjectives; "er" and "est" end too many other words for a rule. */
const COMPARED =
  /^(cheap|clean|cold|cool|dark|deep|dr|eas|fast|fresh|great|hard|health|heav|high|large|light|long|low|old|quick|quiet|safe|short|simpl|slow|small|soft|strong|sweet|tast|warm|weak|wet|young)(i?)e(?:r|st)$/;

function porter(form: string): string {
  const written = form.replace(COMPARED, (_, base: string, i: string) => (i ? `${base}y` : base));
  const word = SPELLINGS.reduce((text, [pattern, to]) => text.replace(pattern, to), written);
  return stemmer(word);
}
