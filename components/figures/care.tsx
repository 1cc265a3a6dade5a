import type {Tone} from '@/lib/figures/kinds/common';
import type {CARE_LEVELS} from '@/lib/figures/kinds/lists';
import type {ViewProps} from './figure-view';
import {Paragraph, Words} from './words';

interface Look {
  readonly name: string;
  readonly tone: Tone;
  /** The path of its icon. */
  readonly icon: string;
}

const LEVELS: Readonly<Record<(typeof CARE_LEVELS)[number], Look>> = {
  self: {name: 'Look after yourself', tone: 'leaf', icon: 'M4 11.5 12 4.5l8 7 M6.5 10v9.5h11V10 M10.3 19.5v-5h3.4v5'},
  ask: {name: 'Ask for advice', tone: 'sun', icon: 'M4 5.5h16v10.5h-9l-4.5 4v-4H4z M8 9.3h8 M8 12.3h5'},
  urgent: {
    name: 'Get help now',
    tone: 'alert',
    icon: 'M7 3.5 10 8 8.2 10.4q2 3.9 5.6 5.6L16 14l4.5 3-1 3.4Q8 21.5 3.5 5z',
  },
};

export function Care({figure: {levels}, context}: ViewProps<'care'>) {
  return (
    <ol className="care">
      {levels.map(({level, title, items}) => (
        <li key={title} className="care-level tones-tone" data-hue={LEVELS[level].tone}>
          <p className="care-name">
            <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d={LEVELS[level].icon} />
            </svg>
            {LEVELS[level].name}
          </p>
          <Paragraph className="care-title" text={title} context={context} />
          <ul className="figure-words care-items">
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
