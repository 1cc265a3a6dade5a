import {arc, type Point} from '../../geometry';
import {nib, type Shape, type Token} from '../../pen';

/** A ring drawn with a nib: heavy on one side, thin on the other. */
export function ring(at: Point, rx: number, ry: number, width: number, turn = 20, paint: Token = 'ink'): Shape {
  return nib(arc(at, rx, ry, turn, turn + 352), width, paint);
}
