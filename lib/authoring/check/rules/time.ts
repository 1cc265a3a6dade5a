import 'server-only';
import {getSource, isSource} from '@/lib/data/sources';
import {isCalendarDay} from '@/lib/dates';
import type {Place} from '@/lib/errors';
import type {Fault} from '@/lib/faults';
import type {CheckedFile, FileRule} from '../model';
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
  const cited = new Set([...analysis.citations.map(({id}) => id), ...analysis.figures.flatMap(({sources}) => sources)]);
  return [...inText, ...inFigures, ...uncited(file, date, cited)];
};

function uncited(file: CheckedFile, date: string, cited: ReadonlySet<string>): Fault[] {
  return (file.frontMatter?.sources ?? []).flatMap((id, index): Fault[] => {
    const problem = cited.has(id) ? undefined : lateSource(id, date);
    return problem ? [reporter('time', file)(file.place(['sources', index]), problem, 'remove it from the list')] : [];
  });
}

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
  const fault = reporter('time', file);
  const warning = reporter('time', file, 'warning');
  // a scheduled text may contain its own date
  const latest = [today, date, frontMatter?.publishAt ?? ''].sort().at(-1)!;
  const notAhead = (place: Place, name: string, day: string | undefined, event: string): Fault[] => {
    if (day === undefined || !isCalendarDay(day) || day <= latest) return [];
    const fix = `write the day on which ${event}, as YYYY-MM-DD`;
    // a day starts earlier in the east, and clocks may be wrong
    return [warning(place, `${name} ${day}, but today is ${today}.`, fix)];
  };
  const check = (place: Place, name: string, day: string | undefined, event = 'the text was changed'): Fault[] =>
    day !== undefined && isCalendarDay(day) && day < date
      ? [fault(place, `${name} ${day}, but the post is from ${date}.`, EARLY)]
      : notAhead(place, name, day, event);
  const notes = (analysis?.boxes ?? []).filter(({name}) => name === 'Update');
  const ahead = date > today && !frontMatter?.draft && (frontMatter?.publishAt ?? '') < date;
  return [
    ...(ahead
      ? [
          warning(
            {},
            `The post is from ${date}, but today is ${today}: it is published at once.`,
            `if it is for that day, add publishAt: ${date}; else correct the file name`,
          ),
        ]
      : []),
    ...check(file.place(['updated']), 'The article was updated on', frontMatter?.updated),
    ...notes.flatMap((note) => check(note, 'The note is from', note.date)),
    ...(frontMatter?.corrections ?? []).flatMap((correction, index) =>
      check(file.place(['corrections', index, 'date']), 'The correction is from', correction.date, 'it was corrected'),
    ),
    // evidence may be searched for, and a text reviewed, before a post is published
    ...notAhead(
      file.place(['searched']),
      'Evidence was last searched for on',
      frontMatter?.searched,
      'it was searched for',
    ),
    ...notAhead(file.place(['reviewed', 'date']), 'The review is from', frontMatter?.reviewed?.date, 'it was reviewed'),
  ];
};

const EARLY = 'write a day that is not before the post, or correct the day in the file name';
