import styles from './checklist.module.css';
import type {FigureView, ViewProps} from './view';
import {Paragraph, Words} from './words';

function ChecklistDrawing({figure: {groups}, context}: ViewProps<'checklist'>) {
  return (
    <div className={styles.root} data-single={groups.length === 1 || undefined}>
      {groups.map(({title, items}) => (
        <div key={title ?? items[0]} className={styles.group}>
          <Paragraph className={styles.title} text={title} context={context} />
          <ul className={styles.items}>
            {items.map((item) => (
              <li key={item} className={styles.item}>
                <Words text={item} context={context} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

export const checklist: FigureView<'checklist'> = {Drawing: ChecklistDrawing};
