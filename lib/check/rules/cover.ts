import {isDrawn} from '@/lib/covers/cover';
import type {FileRule} from '../model';
import {reporter} from './make';

/** A drawing that is planned, but not there yet. */
export const cover: FileRule = (file) => {
  const name = file.front?.cover;
  if (name === undefined || isDrawn(name)) return [];
  const problem = `The drawing "${name}" is planned and not there yet.`;
  const fix = 'leave it: until it is there, the article has the drawing that its slug and tags choose';
  return [reporter('cover', file, 'warning')(file.place(['cover']), problem, fix)];
};
