import type {FigureView, ViewProps} from './figure-view';
import {StrengthMark} from './strength';
import {Paragraph} from './words';

function EvidenceDrawing({figure: {items}, context}: ViewProps<'evidence'>) {
  return (
    <ul className="figure-words">
      {items.map(({claim, strength, text}) => (
        <li key={claim} className="evidence-item">
          <p className="evidence-mark">
            <StrengthMark strength={strength} />
          </p>
          <Paragraph className="figure-name" text={claim} context={context} />
          <Paragraph className="evidence-text" text={text} context={context} />
        </li>
      ))}
    </ul>
  );
}

export const evidence: FigureView<'evidence'> = {Drawing: EvidenceDrawing};
