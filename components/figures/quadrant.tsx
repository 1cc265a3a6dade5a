import {smarten} from '@/lib/figures/text';
import {keepInside} from './geometry';
import {Discs, NumberedList, SideBySide} from './numbered';
import styles from './quadrant.module.css';
import type {FigureView, ViewProps} from './view';

function QuadrantDrawing({figure: {x, y, points, alt}, context}: ViewProps<'quadrant'>) {
  const drawing = (
    <div className={styles.root}>
      <p className={styles.high}>↑ {smarten(y.high)}</p>
      <div className={styles.field}>
        <svg className={styles.drawing} viewBox="0 0 100 100" role="img" aria-label={alt}>
          <path className={styles.axis} d="M50 0V100M0 50H100" />
        </svg>
        <Discs
          places={points.map((point) => ({
            x: keepInside(point.x * 10, 100, 6),
            y: keepInside(100 - point.y * 10, 100, 6),
          }))}
        />
      </div>
      <p className={styles.low}>↓ {smarten(y.low)}</p>
      <p className={styles.ends}>
        <span>← {smarten(x.low)}</span> <span>{smarten(x.high)} →</span>
      </p>
    </div>
  );
  return (
    <SideBySide size="round" drawing={drawing}>
      <NumberedList items={points} context={context} />
    </SideBySide>
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
