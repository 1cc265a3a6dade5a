import 'server-only';
import type {Place} from '@/lib/errors';
import {readFigure} from '@/lib/figures/read';
import {readYaml} from '@/lib/yaml';
import {type Fault, faultOf} from '../../fault';
import {figureTraps} from '../../read/yaml-traps';

/** Every fault of a figure, where the site's own reader stops at the first. `place.line` is the line of its opening fence. */
export function checkFigure(yaml: string, place: Place, listed: readonly string[]): Fault[] {
  try {
    const {file = '', line = 0} = place;
    const document = readYaml(yaml, file, line + 1);
    return [
      ...figureTraps(yaml, file, line + 1),
      ...readFigure(document.data, listed).problems.map(
        ({path, problem, fix}): Fault => ({rule: 'figures', severity: 'error', problem, ...document.place(path), fix}),
      ),
    ];
  } catch (error) {
    return [faultOf('figures', error, place)];
  }
}
