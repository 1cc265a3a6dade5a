import {curveCatmullRom, line} from 'd3-shape';
import {type PoseDrawing, poseDrawing} from '@/lib/data/drawings';
import styles from './pose-figure.module.css';

type Point = PoseDrawing['lines'][number][number];

const limb = line<Point>().curve(curveCatmullRom.alpha(0.5)).digits(1);

/** The drawing of a pose, where there is one. Decorative: the card's words say what to do. */
export function PoseFigure({id}: {readonly id: string}) {
  const drawing = poseDrawing(id);
  if (!drawing) return null;
  const {lines, head, props} = drawing;
  return (
    <svg className={styles.root} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <line className={styles.floor} x1="6" x2="94" y1="94" y2="94" />
      {props.map((prop, index) => (
        <Prop key={index} prop={prop} />
      ))}
      {lines.map((points) => (
        <path key={points.join(' ')} className={styles.limb} d={limb(points) ?? ''} />
      ))}
      <circle className={styles.head} cx={head[0]} cy={head[1]} r={head[2]} />
    </svg>
  );
}

function Prop({prop}: {readonly prop: PoseDrawing['props'][number]}) {
  if ('rect' in prop) {
    const [x, y, width, height] = prop.rect;
    return <rect className={styles.prop} x={x} y={y} width={width} height={height} rx="1.5" />;
  }
  if ('ellipse' in prop) {
    const [cx, cy, rx, ry] = prop.ellipse;
    return <ellipse className={styles.prop} cx={cx} cy={cy} rx={rx} ry={ry} />;
  }
  return <polyline className={styles.strap} points={prop.line.map((point) => point.join(',')).join(' ')} />;
}
