import {Static} from '@/components/ui/static';
import type {CorrectionDay} from '@/lib/content/corrections';
import {counted} from '@/lib/counted';
import {formatDay} from '@/lib/dates';
import {groupBy} from '@/lib/group-by';
import {url} from '@/lib/urls';
import {JumpLinks} from './jump-links';

/** Days that are open when the page is. */
const OPEN = 2;
/** A day with more corrections is divided by section. */
const MANY = 30;

/** Every correction by day, section and article. Each day can be closed; the newest are open. */
export function Corrections({days}: {days: readonly CorrectionDay[]}) {
  if (days.length === 0) return <p>Nothing has been corrected yet.</p>;
  return (
    <Static>
      <JumpLinks links={linksTo(days)} label="Days" isWide />
      {days.map(({date, corrections}, index) => (
        <details key={date} className="corrections-day" open={index < OPEN}>
          <summary>
            <h2>
              <time dateTime={date}>{formatDay(date)}</time>
            </h2>
            <span>{counted(corrections.length, 'correction')}</span>
          </summary>
          {/* inside, because a browser then opens the day for its anchor */}
          <div className="prose" id={date}>
            {corrections.length > MANY ? <Areas corrections={corrections} /> : <Articles corrections={corrections} />}
          </div>
        </details>
      ))}
    </Static>
  );
}

type Corrected = CorrectionDay['corrections'];

function Areas({corrections}: {corrections: Corrected}) {
  const areas = [...groupBy(corrections, ({area}) => area)].sort(([a], [b]) => a.localeCompare(b, 'en'));
  return areas.map(([area, group]) => (
    <details key={area} className="corrections-area">
      <summary>
        <h3>{area}</h3>
        <span>{counted(group.length, 'correction')}</span>
      </summary>
      <Articles corrections={group} />
    </details>
  ));
}

function Articles({corrections}: {corrections: Corrected}) {
  return (
    <ul>
      {[...groupBy(corrections, ({route}) => route)].map(([route, group]) => (
        <Article key={route} title={group[0]!.title} route={route} whats={group.map(({what}) => what)} />
      ))}
    </ul>
  );
}

/** The open days, and the first of the others. */
function linksTo(days: readonly CorrectionDay[]) {
  const count = (some: readonly CorrectionDay[]) => some.reduce((sum, {corrections}) => sum + corrections.length, 0);
  const links = days
    .slice(0, OPEN)
    .map((day) => ({label: formatDay(day.date), href: `#${day.date}`, count: count([day])}));
  const [next, ...rest] = days.slice(OPEN);
  return next ? [...links, {label: 'Earlier', href: `#${next.date}`, count: count([next, ...rest])}] : links;
}

function Article({title, route, whats}: {title: string; route: string; whats: readonly string[]}) {
  const link = <a href={url(route)}>{title}</a>;
  if (whats.length === 1) {
    return (
      <li>
        {link}: {whats[0]}
      </li>
    );
  }
  return (
    <li>
      {link}
      <ul>
        {whats.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
    </li>
  );
}
