import type {Pose} from '@/lib/data/rows';
import {smarten} from '@/lib/typography';
import type {ViewProps} from './figure-view';
import {PoseFigure} from './pose-figure';
import {Paragraph, Words} from './words';

export function Poses({figure: {rows, notes}, context}: ViewProps<'poses'>) {
  return (
    <ul className="poses">
      {rows
        .map((pose) => ({pose, ...stepOf(notes[pose.id])}))
        .map(({pose, step, note}) => (
          <li key={pose.id} className="poses-card">
            <div className="poses-figure">
              {step && <b className="poses-step">{step}</b>}
              <PoseFigure id={pose.id} />
            </div>
            <div>
              <p className="poses-name">{smarten(pose.english)}</p>
              <p className="poses-sanskrit">
                <i lang="sa-Latn">{pose.sanskrit}</i> · {pose.level}
              </p>
              <Paragraph className="figure-words poses-note" text={note} context={context} />
              <dl className="poses-facts">
                {factsOf(pose).map(([term, text]) => (
                  <div key={term} className="poses-fact">
                    <dt>{term}</dt>
                    <dd>
                      <Words text={text} context={context} />
                    </dd>
                  </div>
                ))}
              </dl>
            </div>
          </li>
        ))}
    </ul>
  );
}

/**
 * A note that starts with the number of its step, as "4. 10 breaths": the drawing shows it, or it would read as 4.10.
 */
function stepOf(text: string | undefined): {readonly step?: string; readonly note?: string | undefined} {
  const [, step, note] = /^(\d+)\.\s+(.+)$/s.exec(text ?? '') ?? [];
  return step ? {step, note} : {note: text};
}

function factsOf({works, caution, pregnancy}: Pose): readonly (readonly [string, string])[] {
  return [
    ['Trains', works],
    ['Take care', caution],
    ['In pregnancy', pregnancy],
  ];
}
