import {smarten} from '@/lib/typography';
import {percent} from './geometry';
import {anchorAt, haveRoom, type Tick} from './ticks';

/** The labels below a line chart. If they would overlap, numbers replace them and a list explains them. */
export function LineTicks({ticks}: {readonly ticks: readonly Tick[]}) {
  const labels = labelLength(ticks);
  const numbers = ticks.map(({x}, index) => ({x, label: String(index + 1)}));
  return (
    <div className="line-under" data-labels={labels}>
      <TickTexts className="line-ticks" ticks={ticks} />
      {labels !== 'short' && (
        <>
          <TickTexts className="line-ticks line-numbers" ticks={numbers} />
          <ol className="line-list">
            {ticks.map(({label}) => (
              <li key={label}>{smarten(label)}</li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}

function TickTexts({ticks, className}: {readonly ticks: readonly Tick[]; readonly className: string | undefined}) {
  return (
    <svg className={className} aria-hidden="true">
      {ticks.map(({x, label}) => (
        <text key={`${x} ${label}`} className="rows-tick" x={percent(x)} y="16" textAnchor={anchorAt(x, label)}>
          {smarten(label)}
        </text>
      ))}
    </svg>
  );
}

/** Fits on a phone, on a desktop only, or on neither. */
function labelLength(ticks: readonly Tick[]): 'short' | 'middling' | 'long' {
  if (haveRoom(ticks, 30)) return 'short';
  return haveRoom(ticks, 64) ? 'middling' : 'long';
}
