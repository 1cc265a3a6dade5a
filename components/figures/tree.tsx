import type {ArticleContext} from '@/lib/figures/context';
import type {Question} from '@/lib/figures/kinds/lists';
import styles from './tree.module.css';
import type {FigureView, ViewProps} from './view';
import {Paragraph} from './words';

interface Props extends Question {
  readonly context: ArticleContext;
}

function TreeDrawing({figure, context}: ViewProps<'tree'>) {
  return (
    <div className={styles.root}>
      <Branch ask={figure.ask} options={figure.options} context={context} />
    </div>
  );
}

function Branch({ask, options, context}: Props) {
  return (
    <>
      <Paragraph className={styles.ask} text={ask} context={context} />
      <ul className={styles.options}>
        {options.map((option) => (
          <li key={option.answer} className={styles.option}>
            <Paragraph className={styles.answer} text={option.answer} context={context} />
            {option.then ? (
              <Paragraph className={styles.result} text={option.then} context={context} />
            ) : (
              <Branch ask={option.ask ?? ''} options={option.options ?? []} context={context} />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

export const tree: FigureView<'tree'> = {Drawing: TreeDrawing};
