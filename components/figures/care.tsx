import type {CARE_LEVELS} from '@/lib/figures/kinds/lists';
import type {FigureView, ViewProps} from './figure-view';
import {Sign, type SignName} from './sign';
import {Paragraph, Words} from './words';

const LEVELS: Readonly<Record<(typeof CARE_LEVELS)[number], {readonly icon: SignName; readonly name: string}>> = {
  self: {icon: 'home', name: 'Look after yourself'},
  ask: {icon: 'speech', name: 'Ask for advice'},
  urgent: {icon: 'phone', name: 'Get help now'},
};

function CareDrawing({figure: {levels}, context}: ViewProps<'care'>) {
  return (
    <ol className="care">
      {levels.map(({level, title, items}) => (
        <li key={title} className="care-level" data-level={level}>
          <p className="care-name">
            <Sign name={LEVELS[level].icon} />
            {LEVELS[level].name}
          </p>
          <Paragraph className="care-title" text={title} context={context} />
          <ul className="care-items">
            {items.map((item) => (
              <li key={item} className="care-item">
                <Words text={item} context={context} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

export const care: FigureView<'care'> = {Drawing: CareDrawing};
