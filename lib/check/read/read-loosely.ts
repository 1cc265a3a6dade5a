import 'server-only';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readText} from '@/lib/content/files';
import {SiteError} from '@/lib/errors';
import {hiddenCharacters, hiddenFault, lineAndColumn, plainLineEnds, withoutHidden} from '@/lib/text-file';
import {type Fault, faultOf} from '../fault';

/** The text of a file, with characters that are not allowed replaced by spaces, so that the rest can be checked too. */
export function readLoosely(root: string, file: string): {text?: string; faults: Fault[]} {
  try {
    return {text: readText(root, file), faults: []};
  } catch (error) {
    const first = faultOf('encoding', error, {file});
    if (!(error instanceof SiteError) || first.line === undefined) return {faults: [first]};
    const text = plainLineEnds(new TextDecoder('utf-8').decode(readFileSync(path.join(root, file))));
    const hidden = hiddenCharacters(text).map(
      ({index, name}): Fault => ({...first, ...hiddenFault(name), ...lineAndColumn(text, index)}),
    );
    // not UTF-8 at all: the first byte says it for all of them
    const faults = text.includes('\uFFFD') || hidden.length === 0 ? [first] : hidden;
    return {text: withoutHidden(text), faults};
  }
}
