import type {Shape} from '@/lib/figures/kinds/shapes';
import {Person} from './pose-figure';
import {tenths} from './pose-outline';

interface Props {
  readonly shape: Shape;
  /** Id of the arrow head. */
  readonly tip: string;
}

/** One shape of a diagram: areas have an outline of the same tone, lines have round ends. */
export function DiagramShape({shape, tip}: Props) {
  const {tone, width, person, at, size = 0} = shape;
  if (person && at) {
    const scale = tenths(size) / 100;
    return (
      <g className="pose-figure diagram-person" transform={`translate(${at[0]} ${at[1]}) scale(${scale})`}>
        <Person id={person} />
      </g>
    );
  }
  const area = {className: 'diagram-area tones-tone', 'data-hue': tone, strokeWidth: width};
  if (shape.rect) {
    const [x, y, w, h] = shape.rect;
    return <rect {...area} x={x} y={y} width={w} height={h} rx={shape.r} />;
  }
  if (shape.ellipse) {
    const [cx, cy, rx, ry] = shape.ellipse;
    return <ellipse {...area} cx={cx} cy={cy} rx={rx} ry={ry} />;
  }
  if (shape.polygon) return <polygon {...area} points={pointList(shape.polygon)} />;
  if (shape.path && shape.fill) return <path {...area} d={shape.path} />;
  const stroke = {
    className: 'diagram-stroke tones-tone',
    'data-hue': tone,
    strokeWidth: width ?? 0.7,
    strokeDasharray: shape.dashed ? dashes(width ?? 0.7) : undefined,
    markerEnd: shape.arrow ? `url(#${tip})` : undefined,
  };
  if (shape.path) return <path {...stroke} d={shape.path} />;
  return <polyline {...stroke} points={pointList(shape.line ?? [])} />;
}

const pointList = (points: readonly (readonly [number, number])[]) => points.map((point) => point.join(',')).join(' ');

const dashes = (width: number) => `${width * 2.5} ${width * 2}`;
