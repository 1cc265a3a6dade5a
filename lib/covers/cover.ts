import {choices as namesLike, SiteError} from '@/lib/errors';
import type {CoverName} from './cover-names';
import type {Palette, Section} from './palette';
import type {Sketch} from './pen';
import {createRandom, hash} from './random';
import {renderSketch} from './render';
import {catalogue, type Habitat, type Species} from './species/catalogue';
import {type Crop, stages} from './stage';

/** An article as its cover sees it. */
export interface Subject {
  readonly route: string;
  readonly section: Section;
  /** ISO date; it gives a post its season. */
  readonly date?: string;
  readonly tags?: readonly string[];
  /** Decided beforehand, by `castSubjects` or by `cover` in the front matter; it may be another section's. */
  readonly species?: string;
}

/** A drawing that has been decided on: a species and a seed. Crops are drawn from it on demand. */
export interface Cover {
  readonly route: string;
  readonly section: Section;
  readonly species: string;
  readonly draw: (crop: Crop) => Sketch;
}

const seasons = [
  'winter',
  'winter',
  'spring',
  'spring',
  'spring',
  'summer',
  'summer',
  'summer',
  'autumn',
  'autumn',
  'autumn',
  'winter',
] as const;

function habitatOf({section, date, route}: Subject): Habitat {
  if (section !== 'blog') return section;
  const month = /^\d{4}-(\d{2})/.exec(date ?? '')?.[1] ?? /\/\d{4}-(\d{2})-/.exec(route)?.[1];
  const season = month && seasons[Number(month) - 1];
  if (season) return season;
  throw new SiteError({
    problem: 'A blog cover needs the date of its post.',
    in: route,
    fix: 'give the subject an ISO date such as "2024-03-13"',
  });
}

const everywhere: readonly Species[] = Object.values(catalogue).flat();

/** Whether there is a drawing of this name, or it is only planned. */
export function isDrawn(name: CoverName): boolean {
  return everywhere.some(({id}) => id === name);
}

/** The species that the slug names. */
function namedBySlug({route}: Subject, choices: readonly Species[]): Species[] {
  const slug = route.slice(route.lastIndexOf('/') + 1).toLowerCase();
  return choices.filter(({words}) => words?.test(slug));
}

/** The species that a tag names. */
function namedByTags({tags}: Subject, choices: readonly Species[]): Species[] {
  return choices.filter(({words}) => tags?.some((tag) => words?.test(tag)));
}

function speciesOf(subject: Subject): Species {
  const choices: readonly Species[] = catalogue[habitatOf(subject)];
  if (subject.species !== undefined) {
    const named = [...choices, ...everywhere].find(({id}) => id === subject.species);
    if (named) return named;
    const names = [...new Set(everywhere.map(({id}) => id))];
    throw new SiteError({
      problem: `There is no drawing "${subject.species}".`,
      in: subject.route,
      fix: namesLike(subject.species, names),
    });
  }
  const field = [namedBySlug(subject, choices), namedByTags(subject, choices), choices].find(({length}) => length > 0)!;
  return field[hash(subject.route) % field.length]!;
}

/** A species may return after this many other articles of its list. */
const distance = 4;

/** Gives every subject its species: the one its slug names, else the least used one, so that neighbours differ. */
export function castSubjects(subjects: readonly Subject[]): (Subject & {readonly species: string})[] {
  const uses = new Map<string, Set<number>>();
  const settled = new Map<Subject, string>();
  const usesOf = (subject: Subject, {id}: Species) => {
    const key = `${habitatOf(subject)}/${id}`;
    const places = uses.get(key) ?? new Set();
    uses.set(key, places);
    return places;
  };
  const settle = (subject: Subject, index: number, field: readonly Species[]) => {
    const cost = (species: Species) => {
      const places = usesOf(subject, species);
      return places.size + (isNear(places, index) ? 100 : 0);
    };
    const order = (species: Species) => hash(`${subject.route} ${species.id}`);
    const best = [...field].sort((a, b) => cost(a) - cost(b) || order(a) - order(b))[0]!;
    usesOf(subject, best).add(index);
    settled.set(subject, best.id);
  };
  for (const [index, subject] of subjects.entries()) {
    const choices: readonly Species[] = catalogue[habitatOf(subject)];
    const field = subject.species === undefined ? namedBySlug(subject, choices) : [speciesOf(subject)];
    if (field.length > 0) settle(subject, index, field);
  }
  for (const [index, subject] of subjects.entries()) {
    const choices: readonly Species[] = catalogue[habitatOf(subject)];
    const far = (species: Species) => !isNear(usesOf(subject, species), index);
    const wished = namedByTags(subject, choices).filter(far);
    if (!settled.has(subject)) settle(subject, index, wished.length > 0 ? wished : choices);
  }
  return subjects.map((subject) => ({...subject, species: settled.get(subject)!}));
}

function isNear(places: ReadonlySet<number>, index: number): boolean {
  for (let place = index - distance; place <= index + distance; place++) if (places.has(place)) return true;
  return false;
}

/** Decides on a drawing. The same subject always gets the same one. */
export function drawCover(subject: Subject): Cover {
  const species = speciesOf(subject);
  const seed = `${subject.route} ${species.id}`;
  return {
    route: subject.route,
    section: subject.section,
    species: species.id,
    draw: (crop) => species.scene(stages[crop], createRandom(seed)),
  };
}

/** A crop of a cover as SVG text in the colours given. */
export function renderCover(cover: Cover, crop: Crop, palette: Palette): string {
  return renderSketch(cover.draw(crop), crop, palette);
}
