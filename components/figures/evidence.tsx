import styles from './evidence.module.css';
import {StrengthMark} from './strength';
import type {FigureView, ViewProps} from './view';
import {Words} from './words';

function EvidenceDrawing({figure: {items}, context}: ViewProps<'evidence'>) {
  return (
    <ul className={styles.root}>
      {items.map(({claim, strength, text}) => (
        <li key={claim} className={styles.item}>
          <p className={styles.mark}>
            <StrengthMark strength={strength} />
          </p>
          <p className={styles.claim}>
            <Words text={claim} context={context} />
          </p>
          {text && (
            <p className={styles.text}>
              <Words text={text} context={context} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

export const evidence: FigureView<'evidence'> = {Drawing: EvidenceDrawing};
