import styles from './evidence.module.css';
import {StrengthMark} from './strength';
import type {FigureView, ViewProps} from './view';
import {Paragraph} from './words';

function EvidenceDrawing({figure: {items}, context}: ViewProps<'evidence'>) {
  return (
    <ul className={styles.root}>
      {items.map(({claim, strength, text}) => (
        <li key={claim} className={styles.item}>
          <p className={styles.mark}>
            <StrengthMark strength={strength} />
          </p>
          <Paragraph className={styles.claim} text={claim} context={context} />
          <Paragraph className={styles.text} text={text} context={context} />
        </li>
      ))}
    </ul>
  );
}

export const evidence: FigureView<'evidence'> = {Drawing: EvidenceDrawing};
