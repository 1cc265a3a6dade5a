import type {Pose} from '@/lib/data/rows';
import {smarten} from '@/lib/figures/text';
import {PoseFigure} from './pose-figure';
import type {FigureView, ViewProps} from './view';
import {Paragraph, Words} from './words';

function PosesDrawing({figure: {rows, notes}, context}: ViewProps<'poses'>) {
  return (
    <ul className="poses">
      {rows.map((pose) => (
        <li key={pose.id} className="poses-card">
          <PoseFigure id={pose.id} />
          <div>
            <p className="poses-name">{smarten(pose.english)}</p>
            <p className="poses-sanskrit">
              <i lang="sa-Latn">{pose.sanskrit}</i> · {pose.level}
            </p>
            <Paragraph className="poses-note" text={notes[pose.id]} context={context} />
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

function factsOf({works, caution, pregnancy}: Pose): readonly (readonly [string, string])[] {
  return [
    ['Trains', works],
    ['Take care', caution],
    ['In pregnancy', pregnancy],
  ];
}

export const poses: FigureView<'poses'> = {Drawing: PosesDrawing};
