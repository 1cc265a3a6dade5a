import type {FigureView, ViewProps} from './figure-view';
import {Paragraph} from './words';

function StepsDrawing({figure, context}: ViewProps<'steps'>) {
  return (
    <ol className="steps">
      {figure.steps.map(({title, text}) => (
        <li key={title} className="steps-step">
          <Paragraph className="figure-name steps-title" text={title} context={context} />
          <Paragraph className="figure-words steps-text" text={text} context={context} />
        </li>
      ))}
    </ol>
  );
}

export const steps: FigureView<'steps'> = {Drawing: StepsDrawing};
