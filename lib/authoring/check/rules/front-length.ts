import {DESCRIPTION_LENGTH, MAX_TITLE_LENGTH} from '@/lib/content/front-matter/schema';
import type {Fault} from '@/lib/faults';
import type {FileRule} from '../model';
import {reporter} from './helpers';

/** Titles that fit in a search result, and descriptions that fill one. */
export const frontLength: FileRule = (file) => {
  const {title, description} = file.frontMatter ?? {};
  const fault = reporter('front-length', file);
  const faults: Fault[] = [];
  if (title !== undefined && title.length > MAX_TITLE_LENGTH) {
    const problem = `The title has ${title.length} characters; ${MAX_TITLE_LENGTH} is the maximum.`;
    faults.push(fault(file.place(['title']), problem, 'shorten it; search results cut longer ones'));
  }
  const {min, max} = DESCRIPTION_LENGTH;
  if (description !== undefined && (description.length < min || description.length > max)) {
    const problem = `The description has ${description.length} characters; it should have ${min} to ${max}.`;
    faults.push(fault(file.place(['description']), problem, 'say what the reader learns, in one or two sentences'));
  }
  return faults;
};
