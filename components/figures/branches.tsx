import type {FigureView, ViewProps} from './figure-view';
import {StrengthMark} from './strength';
import {Paragraph} from './words';

function BranchesDrawing({figure: {centre, branches, alt}, context}: ViewProps<'branches'>) {
  return (
    <div className="branches">
      <div className="branches-head">
        <svg className="branches-sun" viewBox="0 0 64 64" role="img" aria-label={alt}>
          {PETAL_TURNS.map((turn) => (
            <path
              key={turn}
              className="branches-petal"
              d="M32 20C28 14 29 7 32 3C35 7 36 14 32 20z"
              transform={`rotate(${turn} 32 32)`}
            />
          ))}
          <circle className="branches-disc" cx="32" cy="32" r="11" />
        </svg>
        <Paragraph className="branches-centre" text={centre} context={context} />
      </div>
      <ul className="branches-branches">
        {branches.map(({label, text, strength}) => (
          <li key={label} className="branches-branch" data-strength={strength}>
            <svg className="branches-twig" viewBox="0 0 48 40" aria-hidden="true">
              <path className="branches-stem" d="M1 0C1 12 8 19 24 19" />
              <path className="branches-leaf" d="M22 19C24 10 33 6 47 10C45 22 35 28 22 19z" />
              <path className="branches-vein" d="M23 19Q33 17 43 12" />
            </svg>
            <Paragraph className="branches-label" text={label} context={context} />
            <Paragraph className="branches-text" text={text} context={context} />
            {strength && (
              <p className="branches-mark">
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
