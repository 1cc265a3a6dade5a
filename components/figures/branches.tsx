import styles from './branches.module.css';
import {StrengthMark} from './strength';
import type {FigureView, ViewProps} from './view';
import {Paragraph} from './words';

function BranchesDrawing({figure: {centre, branches, alt}, context}: ViewProps<'branches'>) {
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <svg className={styles.sun} viewBox="0 0 64 64" role="img" aria-label={alt}>
          {PETAL_TURNS.map((turn) => (
            <path
              key={turn}
              className={styles.petal}
              d="M32 20C28 14 29 7 32 3C35 7 36 14 32 20z"
              transform={`rotate(${turn} 32 32)`}
            />
          ))}
          <circle className={styles.disc} cx="32" cy="32" r="11" />
        </svg>
        <Paragraph className={styles.centre} text={centre} context={context} />
      </div>
      <ul className={styles.branches}>
        {branches.map(({label, text, strength}) => (
          <li key={label} className={styles.branch} data-strength={strength}>
            <svg className={styles.twig} viewBox="0 0 48 40" aria-hidden="true">
              <path className={styles.stem} d="M1 0C1 12 8 19 24 19" />
              <path className={styles.leaf} d="M22 19C24 10 33 6 47 10C45 22 35 28 22 19z" />
              <path className={styles.vein} d="M23 19Q33 17 43 12" />
            </svg>
            <Paragraph className={styles.label} text={label} context={context} />
            <Paragraph className={styles.text} text={text} context={context} />
            {strength && (
              <p className={styles.mark}>
                <StrengthMark strength={strength} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

const PETAL_TURNS = Array.from({length: 12}, (_, index) => index * 30);

export const branches: FigureView<'branches'> = {Drawing: BranchesDrawing};
