import styles from './timeline.module.css';
import type {FigureView, ViewProps} from './view';
import {Words} from './words';

function TimelineDrawing({figure: {items}, context}: ViewProps<'timeline'>) {
  return (
    <ol className={styles.root}>
      {items.map(({when, title, text}) => (
        <li key={`${when} ${title}`} className={styles.item}>
          <p className={styles.when}>
            <Words text={when} context={context} />
          </p>
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

export const timeline: FigureView<'timeline'> = {Drawing: TimelineDrawing};
