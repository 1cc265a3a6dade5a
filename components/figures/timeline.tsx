import type {FigureView, ViewProps} from './figure-view';
import {Paragraph} from './words';

function TimelineDrawing({figure: {items}, context}: ViewProps<'timeline'>) {
  return (
    <ol className="figure-words">
      {items.map(({when, title, text}) => (
        <li key={`${when} ${title}`} className="timeline-item">
          <Paragraph className="timeline-when" text={when} context={context} />
          <Paragraph className="figure-name" text={title} context={context} />
          <Paragraph className="timeline-text" text={text} context={context} />
        </li>
      ))}
    </ol>
  );
}

export const timeline: FigureView<'timeline'> = {Drawing: TimelineDrawing};
