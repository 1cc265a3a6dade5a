import {formatNumber} from '@/lib/data/format';
import {percent} from './geometry';
import styles from './rows.module.css';

export interface Tick {
  /** Percent of the width. */
  readonly x: number;
  readonly label: string;
}

/** The numbers under a set of rows. */
export function AxisRow({ticks, end = false}: {readonly ticks: readonly Tick[]; readonly end?: boolean}) {
  return (
    <div className={styles.row} data-axis>
      <svg className={`${styles.axis} ${end ? styles.span : ''}`} aria-hidden="true" focusable="false">
        {ticks.map(({x, label}) => (
          <text key={`${x} ${label}`} className={styles.tick} x={percent(x)} y="16" textAnchor={anchorAt(x)}>
            {label}
          </text>
        ))}
      </svg>
    </div>
  );
}

/** Faint upright lines behind the bars of one row. */
export function GridLines({ticks}: {readonly ticks: readonly Tick[]}) {
  return ticks.map(({x}) => <line key={x} className={styles.grid} x1={percent(x)} x2={percent(x)} y1="0" y2="100%" />);
}

/** At most `count` round values of a scale, as ticks. */
export function numberTicks(scale: {(value: number): number; ticks(count: number): number[]}, count = 5): readonly Tick[] {
  return scale.ticks(count).map((value) => ({x: scale(value), label: formatNumber(value)}));
}

/** Text at the ends of an axis grows inward. */
export function anchorAt(x: number): 'start' | 'middle' | 'end' {
  if (x < 4) return 'start';
  return x > 96 ? 'end' : 'middle';
}
