import {DiagramShape} from './diagram-shape';
import type {ViewProps} from './figure-view';
import {keepInside} from './geometry';
import {Numbered} from './numbered';

/** The radius of a disc with its border, as a share of the narrowest drawing (256 px). */
const DISC = 11 / 256;

export function Diagram({figure: {width, height, shapes, labels, alt}, id, context}: ViewProps<'diagram'>) {
  const items = labels.map(({at: [x, y], ...item}) => ({
    ...item,
    x: (keepInside(x, width, DISC * width) / width) * 100,
    y: (keepInside(y, height, DISC * width) / height) * 100,
  }));
  // one arrow head per colour: Safari does not support `context-stroke`
  const arrowTones = [...new Set(shapes.filter(({arrow}) => arrow).map(({tone}) => tone))];
  return (
    <Numbered size="broad" items={items} context={context}>
      <svg className="diagram-drawing" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={alt}>
        <defs>
          {arrowTones.map((tone) => (
            <marker
              key={tone}
              id={`${id}-tip-${tone}`}
              viewBox="0 0 10 10"
              refX="8"
              refY="5"
              markerWidth="4.5"
              markerHeight="4.5"
              orient="auto"
            >
              <path className="diagram-tip tones-tone" data-hue={tone} d="M0 .5 10 5 0 9.500 2.500 5z" />
            </marker>
          ))}
          <clipPath id={`${id}-field`}>
            <rect width={width} height={height} rx="1.5" />
          </clipPath>
        </defs>
        <g clipPath={`url(#${id}-field)`}>
          {shapes.map((shape, index) => (
            <DiagramShape key={index} shape={shape} tip={`${id}-tip-${shape.tone}`} />
          ))}
        </g>
      </svg>
    </Numbered>
  );
}
