import 'server-only';
import path from 'node:path';
import {isCalendarDay} from '@/lib/dates';
import {type Fault, faultOf} from '../fault';
import type {CheckedFile} from '../model';
import type {ContentFile} from './content-files';
import {readFront} from './front-matter';
import {readLoosely} from './read-loosely';

/** A file without what is said of its text, which needs to know where the others are. */
export type FileHead = Omit<CheckedFile, 'analysis' | 'ids'>;

/** Reads a file on its own. Undefined when it is no text at all. */
export function readFile(root: string, {file, kind}: ContentFile): {head?: FileHead; faults: Fault[]} {
  try {
    const {text, faults} = readLoosely(root, file);
    if (text === undefined) return {faults};
    const {front, body, bodyLine, isUnread, faults: frontFaults, place} = readFront(text, file, kind);
    const fileName = path.basename(file).replace(/\.mdx?$/, '');
    const date = kind === 'post' ? fileName.slice(0, 10) : undefined;
    const name = kind === 'post' ? fileName.slice(11) : fileName;
    const slug = kind === 'post' ? `${date}-${front?.slug ?? name}` : (front?.slug ?? name);
    const folders = kind === 'doc' ? file.split('/').slice(2, -1) : [];
    const base = {post: '/blog', doc: ['/docs', ...folders].join('/'), page: ''}[kind];
    const head: FileHead = {
      file,
      kind,
      lines: text.split('\n'),
      front,
      body,
      bodyLine,
      isUnread,
      route: `${base}/${slug}`,
      slug,
      date: date && isCalendarDay(date) ? date : undefined,
      section: folders[0],
      place,
    };
    return {head, faults: [...faults, ...frontFaults]};
  } catch (error) {
    return {faults: [faultOf('files', error, {file})]};
  }
}
