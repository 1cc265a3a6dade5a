import {smarten} from '@/lib/typography';
import {wrapLines} from '@/lib/wrap-lines';
import type {ViewProps} from './figure-view';
import {onCircle} from './geometry';
import {Numbered} from './numbered';

const SIZE = 220;
const CENTRE = SIZE / 2;
const RADIUS = 88;

export function Cycle({figure: {steps, centre, alt}, id, context}: ViewProps<'cycle'>) {
  const count = steps.length;
  const items = steps.map((step, index) => {
    const [x, y] = onCircle(index / count, CENTRE, RADIUS);
    return {...step, x: (x / SIZE) * 100, y: (y / SIZE) * 100};
  });
  const lines = centre ? wrapLines(smarten(centre), 14) : [];
  return (
    <Numbered size="round" items={items} context={context}>
      <svg className="cycle-drawing" viewBox={`0 0 ${SIZE} ${SIZE}`} role="img" aria-label={alt}>
        <defs>
          <marker
            id={`${id}-tip`}
            viewBox="0 0 12 12"
            refX="6"
            refY="6"
            markerWidth="12"
            markerHeight="12"
            markerUnits="userSpaceOnUse"
            orient="auto"
          >
            <path className="cycle-tip" d="M0 1 11 6 0 11 2.500 6z" />
          </marker>
        </defs>
        <circle className="cycle-heart" cx={CENTRE} cy={CENTRE} r="66" />
        {steps.map(({label}, index) => (
          <path key={label} className="cycle-arrow" d={arrowPath(index, count)} markerEnd={`url(#${id}-tip)`} />
        ))}
        {steps.map(({label}, index) => (
          <path key={label} className="cycle-leaf" d={LEAF} transform={leafPlace(index, count)} />
        ))}
        {lines.map((text, index) => (
          <text key={text} className="cycle-centre" x={CENTRE} y={CENTRE + 6 + (index - (lines.length - 1) / 2) * 20}>
            {text}
          </text>
        ))}
      </svg>
    </Numbered>
  );
}

/** A leaf that grows outward from the origin along +x. */
const LEAF = 'M0 0C3-6 10-9 19-5C15 4 8 6 0 0z';

/** Halfway between two steps, turned along the ring. */
function leafPlace(index: number, count: number): string {
  const turn = (index + 0.5) / count;
  const [x, y] = onCircle(turn, CENTRE, RADIUS);
  return `translate(${x} ${y}) rotate(${Math.round(turn * 360 - 55)})`;
}

/** The arc from just after a disc to just before the next one. */
export function arrowPath(index: number, count: number): string {
  const gap = 0.038;
  const from = onCircle(index / count + gap, CENTRE, RADIUS);
  const to = onCircle((index + 1) / count - gap - 0.006, CENTRE, RADIUS);
  return `M${from.join(' ')}A${RADIUS} ${RADIUS} 0 0 1 ${to.join(' ')}`;
}
