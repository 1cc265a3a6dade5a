import styles from './timeline.module.css';
import type {FigureView, ViewProps} from './view';
import {Paragraph} from './words';

function TimelineDrawing({figure: {items}, context}: ViewProps<'timeline'>) {
  return (
    <ol className={styles.root}>
      {items.map(({when, title, text}) => (
        <li key={`${when} ${title}`} className={styles.item}>
          <Paragraph className={styles.when} text={when} context={context} />
          <Paragraph className={styles.title} text={title} context={context} />
          <Paragraph className={styles.text} text={text} context={context} />
        </li>
      ))}
    </ol>
  );
}

export const timeline: FigureView<'timeline'> = {Drawing: TimelineDrawing};
