import type {Tone} from '@/lib/figures/kinds/common';

export type Texture = 'solid' | 'wash' | 'stripes' | 'dots' | 'grid' | 'waves' | 'bars';

/** Series differ in colour and, for readers who cannot tell the colours apart, in texture. */
export interface Fill {
  readonly key: string;
  readonly label: string;
  /** The section's hue when undefined; `second` is a colour that differs from it. */
  readonly tone: Tone | 'second' | undefined;
  readonly texture: Texture;
}

const MARKS: Readonly<Record<Texture, string>> = {
  solid: '',
  wash: '',
  stripes: 'M-2 10 10 -2 M4 14 14 4 M-4 6 6 -4',
  dots: 'M3 3h.01 M8 8h.01',
  grid: 'M0 2.5h10 M0 7.5h10 M2.5 0v10 M7.5 0v10',
  waves: 'M0 3q2.5-3 5 0t5 0 M0 8q2.5-3 5 0t5 0',
  bars: 'M2.5 0v10 M7.5 0v10',
};

/** The pattern definitions of a figure; `fillOf` refers to them. */
export function Textures({id, fills}: {readonly id: string; readonly fills: readonly Fill[]}) {
  return (
    <svg className="textures-defs" width="0" height="0" aria-hidden="true">
      <defs>
        {fills.map(({key, tone, texture}) => (
          <pattern
            key={key}
            id={`${id}-${key}`}
            className="tones-tone"
            data-hue={tone}
            width="10"
            height="10"
            patternUnits="userSpaceOnUse"
          >
            <rect className={texture === 'solid' ? 'textures-solid' : 'textures-ground'} width="10" height="10" />
            {MARKS[texture] && <path className="textures-marks" d={MARKS[texture]} data-texture={texture} />}
          </pattern>
        ))}
      </defs>
    </svg>
  );
}

/** The value of the SVG attribute `fill` for a texture of the figure. */
export function fillOf(id: string, key: string): string {
  return `url(#${id}-${key})`;
}

/** The meaning of each texture. */
export function Legend({id, fills}: {readonly id: string; readonly fills: readonly Fill[]}) {
  return (
    <ul className="textures-legend">
      {fills.map(({key, label, tone}) => (
        <li key={key} className="textures-entry">
          <svg className="textures-swatch" aria-hidden="true">
            <rect
              className="textures-box tones-tone"
              data-hue={tone}
              x="1"
              y="1"
              width="26"
              height="14"
              rx="4"
              fill={fillOf(id, key)}
            />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}
