import type {ArticleContext} from '@/lib/figures/context';
import type {Question} from '@/lib/figures/kinds/lists';
import styles from './tree.module.css';
import type {FigureView, ViewProps} from './view';
import {Words} from './words';

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
      <p className={styles.ask}>
        <Words text={ask} context={context} />
      </p>
      <ul className={styles.options}>
        {options.map((option) => (
          <li key={option.answer} className={styles.option}>
            <p className={styles.answer}>
              <Words text={option.answer} context={context} />
            </p>
            {option.then ? (
              <p className={styles.result}>
                <Words text={option.then} context={context} />
              </p>
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
