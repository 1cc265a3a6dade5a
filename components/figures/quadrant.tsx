import {smarten} from '@/lib/typography';
import type {FigureView, ViewProps} from './figure-view';
import {keepInside, percent} from './geometry';
import {Words} from './words';

type Point = ViewProps<'quadrant'>['figure']['points'][number];

function QuadrantDrawing({figure: {x, y, points, alt}, context}: ViewProps<'quadrant'>) {
  return (
    <>
      <div className="quadrant">
        <p className="quadrant-end">↑ {smarten(y.high)}</p>
        <div className="quadrant-field" role="img" aria-label={alt}>
          <svg className="quadrant-drawing" aria-hidden="true">
            <line className="quadrant-axis" x1="50%" x2="50%" y2="100%" />
            <line className="quadrant-axis" x2="100%" y1="50%" y2="50%" />
            {points.map((point) => (
              <Spot key={point.label} point={point} />
            ))}
          </svg>
        </div>
        <p className="quadrant-end">↓ {smarten(y.low)}</p>
        <p className="quadrant-ends">
          <span>← {smarten(x.low)}</span> <span>{smarten(x.high)} →</span>
        </p>
      </div>
      {points.map(
        ({label, text}) =>
          text && (
            <p key={label} className="quadrant-note">
              <b>{smarten(label)}</b> <Words text={text} context={context} />
            </p>
          ),
      )}
    </>
  );
}

/** A point with its name on the side with more room. */
function Spot({point}: {readonly point: Point}) {
  const isRight = point.x > 5.5;
  return (
    <svg
      x={percent(keepInside(point.x * 10, 100, 4))}
      y={percent(keepInside(100 - point.y * 10, 100, 5))}
      overflow="visible"
      aria-hidden="true"
    >
      <circle className="quadrant-spot" r="6" />
      <text className="quadrant-name" x={isRight ? -12 : 12} dy="0.35em" textAnchor={isRight ? 'end' : 'start'}>
        {smarten(point.label)}
      </text>
    </svg>
  );
}

export const quadrant: FigureView<'quadrant'> = {
  Drawing: QuadrantDrawing,
  summary: 'Show as a table',
  table: ({x, y, points}) => ({
    columns: ['Point', `From ${x.low} (0) to ${x.high} (10)`, `From ${y.low} (0) to ${y.high} (10)`],
    rows: points.map((point) => [point.label, String(point.x), String(point.y)]),
  }),
};
