import styles from './steps.module.css';
import type {FigureView, ViewProps} from './view';
import {Words} from './words';

function StepsDrawing({figure, context}: ViewProps<'steps'>) {
  return (
    <ol className={styles.root}>
      {figure.steps.map(({title, text}) => (
        <li key={title} className={styles.step}>
          <p className={styles.title}>
            <Words text={title} context={context} />
          </p>
          {text && (
            <p className={styles.text}>
              <Words text={text} context={context} />
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

export const steps: FigureView<'steps'> = {Drawing: StepsDrawing};
