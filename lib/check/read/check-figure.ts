import 'server-only';
import type {Place} from '@/lib/errors';
import {readFigure} from '@/lib/figures/read';
import {readYaml} from '@/lib/yaml';
import {type Fault, faultOf} from '../fault';

/** Every fault of a figure, where the site's own reader stops at the first. `place.line` is the line of its opening fence. */
export function checkFigure(yaml: string, place: Place, listed: readonly string[]): Fault[] {
  try {
    const document = readYaml(yaml, place.file ?? '', (place.line ?? 0) + 1);
    return readFigure(document.data, listed).problems.map(
      ({path, problem, fix}): Fault => ({rule: 'figures', severity: 'error', problem, ...document.place(path), fix}),
    );
  } catch (error) {
    return [faultOf('figures', error, place)];
  }
}
