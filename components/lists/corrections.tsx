import {Fragment} from 'react';
import {Static} from '@/components/ui/static';
import type {CorrectionDay} from '@/lib/content/corrections';
import {formatDay} from '@/lib/dates';
import {url} from '@/lib/urls';

/** Every correction by day, with its article. */
export function Corrections({days}: {days: readonly CorrectionDay[]}) {
  if (days.length === 0) return <p>Nothing has been corrected yet.</p>;
  return (
    <Static className="prose">
      {days.map(({date, corrections}) => (
        <Fragment key={date}>
          <h2>
            <time dateTime={date}>{formatDay(date)}</time>
          </h2>
          <ul>
            {corrections.map(({title, route, what}) => (
              <li key={`${route} ${what}`}>
                <a href={url(route)}>{title}</a>: {what}
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </Static>
  );
}
