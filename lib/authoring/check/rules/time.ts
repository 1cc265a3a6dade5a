import 'server-only';
import {getSource, isSource} from '@/lib/data/sources';
import {isCalendarDay} from '@/lib/dates';
import type {Place} from '@/lib/errors';
import type {Fault} from '@/lib/faults';
import type {FileRule} from '../model';
import {reporter} from './helpers';

const LATER = ['ReadNext', 'Update'];
const isLater = (within: readonly string[]) => within.some((name) => LATER.includes(name));

/** A post's prose does not link to a later post. */
export const noLinksForward: FileRule = (file) => {
  const {date} = file;
  if (date === undefined) return [];
  return (file.analysis?.links ?? []).flatMap(({route = '', within, line, column}): Fault[] => {
    const day = /^\/blog\/(\d{4}-\d{2}-\d{2})-/.exec(route)?.[1];
    if (!day || day <= date || isLater(within)) return [];
    const problem = `A post of ${date} cannot know the post of ${day}.`;
    return [reporter('time', file)({line, column}, problem, 'move the link to <ReadNext> or a dated <Update>')];
  });
};

/** A post does not cite a later source, except in a dated note. */
export const noSourcesFromLater: FileRule = (file) => {
  const {analysis, date} = file;
  if (date === undefined || !analysis) return [];
  const fault = reporter('time', file);
  const inText = analysis.citations.flatMap((mark): Fault[] => {
    const problem = lateSource(mark.id, mark.updateDate ?? date);
    return problem ? [fault(mark, problem, 'cite what was known then, or move the claim to a dated <Update>')] : [];
  });
  const inFigures = analysis.figures.flatMap((figure) =>
    figure.sources.flatMap((id): Fault[] => {
      const problem = lateSource(id, figure.updateDate ?? date);
      return problem ? [fault(figure, problem, 'draw the figure from what was known then')] : [];
    }),
  );
  return [...inText, ...inFigures];
};

function lateSource(id: string, date: string): string | undefined {
  if (!isSource(id)) return undefined;
  const {year} = getSource(id);
  return year !== 'living' && year > Number(date.slice(0, 4))
    ? `The source "${id}" is from ${year}, the text from ${date}.`
    : undefined;
}

/** Changes, corrections and notes are between the post's day and today; searches and reviews may precede it. */
export const days: FileRule = (file, {today}) => {
  const {frontMatter, date = '', analysis} = file;
  const {updated, corrections = [], searched, reviewed, draft, publishAt = ''} = frontMatter ?? {};
  const warning = reporter('time', file, 'warning');
  // a scheduled text may contain its own date
  const latest = [today, date, publishAt].sort().at(-1)!;
  const check = (place: Place, name: string, day: string | undefined, event: string, mayPrecede = false): Fault[] => {
    if (day === undefined || !isCalendarDay(day)) return [];
    if (day < date && !mayPrecede) {
      const fix = 'write a day that is not before the post, or correct the day in the file name';
      return [reporter('time', file)(place, `${name} ${day}, but the post is from ${date}.`, fix)];
    }
    const fix = `write the day on which ${event}, as YYYY-MM-DD`;
    // a day starts earlier in the east, and clocks may be wrong
    return day > latest ? [warning(place, `${name} ${day}, but today is ${today}.`, fix)] : [];
  };
  const notes = (analysis?.boxes ?? []).filter(({name}) => name === 'Update');
  const early = `The post is from ${date}, but today is ${today}: it is published at once.`;
  const fix = `if it is for that day, add publishAt: ${date}; else correct the file name`;
  return [
    ...(date > today && !draft && publishAt < date ? [warning({}, early, fix)] : []),
    ...check(file.place(['updated']), 'The article was updated on', updated, 'the text was changed'),
    ...notes.flatMap((note) => check(note, 'The note is from', note.date, 'the text was changed')),
    ...corrections.flatMap((correction, index) =>
      check(file.place(['corrections', index, 'date']), 'The correction is from', correction.date, 'it was corrected'),
    ),
    // evidence may be searched for, and a text reviewed, before a post is published
    ...check(file.place(['searched']), 'Evidence was last searched for on', searched, 'it was searched for', true),
    ...check(file.place(['reviewed', 'date']), 'The review is from', reviewed?.date, 'it was reviewed', true),
  ];
};
