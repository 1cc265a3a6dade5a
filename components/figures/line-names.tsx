import {smarten} from '@/lib/typography';
import {percent} from './geometry';

interface Props {
  readonly names: readonly {readonly label: string; readonly y: number; readonly tone: string | undefined}[];
}

/** Line names beside their ends, if there is room; otherwise letters and a legend. */
export function LineNames({names}: Props) {
  const longest = Math.max(...names.map(({label}) => label.length));
  return (
    <svg className="line-names" width={`${longest * 0.52 + 1}rem`} aria-hidden="true">
      {names.map(({label, y, tone}) => (
        <text key={label} className="line-name tones-tone" data-hue={tone} x="0.8rem" y={percent(y)} dy="0.35em">
          {smarten(label)}
        </text>
      ))}
    </svg>
  );
}
