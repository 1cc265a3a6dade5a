import styles from './steps.module.css';
import type {FigureView, ViewProps} from './view';
import {Paragraph} from './words';

function StepsDrawing({figure, context}: ViewProps<'steps'>) {
  return (
    <ol className={styles.root}>
      {figure.steps.map(({title, text}) => (
        <li key={title} className={styles.step}>
          <Paragraph className={styles.title} text={title} context={context} />
          <Paragraph className={styles.text} text={text} context={context} />
        </li>
      ))}
    </ol>
  );
}

export const steps: FigureView<'steps'> = {Drawing: StepsDrawing};
