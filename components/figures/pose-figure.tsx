import {curveCatmullRom, curveCatmullRomClosed, curveLinearClosed, line} from 'd3-shape';
import {type PoseDrawing, poseDrawing} from '@/lib/data/drawings';
import styles from './pose-figure.module.css';

type Point = readonly [number, number];
type Part = PoseDrawing['body'][number];
type Torso = Extract<Part, {torso: unknown}>['torso'];
type Head = Extract<Part, {head: unknown}>;

const FLOOR = 94;
const MARGIN = 5;
/** The least height of the picture: a lying figure keeps some air, and no empty room. */
const LEAST_HEIGHT = 46;

const open = line<Point>().curve(curveCatmullRom.alpha(0.5)).digits(1);
const closed = line<Point>().curve(curveCatmullRomClosed.alpha(0.5)).digits(1);
const polygon = line<Point>().curve(curveLinearClosed).digits(1);

// Half widths along each bone from joint to joint, and of the joints of the foot, for a head of half height 1.
const THIGH = [0.86, 0.83, 0.7, 0.55];
const SHIN = [0.54, 0.58, 0.43, 0.34];
const UPPER_ARM = [0.5, 0.47, 0.41, 0.36];
const FOREARM = [0.36, 0.38, 0.31, 0.24];
const HAND = [0.25, 0.3, 0.27, 0.14];
const NECK = [0.46, 0.42];
const FOOT = {ankle: 0.35, heel: 0.32, ball: 0.26, toe: 0.17};

// Outlines of head and hair around (0, 0), crown up: in profile to the right, and seen from the front.
const PROFILE: readonly Point[] = [[0.05, -1], [0.62, -0.76], [0.8, -0.3], [0.95, 0.1], [0.78, 0.24], [0.76, 0.5], [0.56, 0.9], [0.08, 0.72], [-0.46, 0.58], [-0.84, -0.02], [-0.62, -0.7]];
const FRONT: readonly Point[] = [[0, -1], [0.52, -0.82], [0.75, -0.35], [0.77, 0.02], [0.72, 0.3], [0.56, 0.66], [0.2, 0.97], [-0.2, 0.97], [-0.62, 0.56], [-0.77, 0.02], [-0.54, -0.82]];
const HAIR_PROFILE: readonly Point[] = [[0.68, -0.72], [0.05, -1.08], [-0.68, -0.76], [-0.93, -0.02], [-0.52, 0.64], [-0.2, 0.3], [-0.12, -0.2], [0.16, -0.42], [0.52, -0.56]];
const HAIR_FRONT: readonly Point[] = [[0.79, -0.1], [0.58, -0.86], [0, -1.08], [-0.58, -0.86], [-0.79, -0.1], [-0.6, -0.42], [-0.2, -0.55], [0.2, -0.55], [0.6, -0.42]];

/** The drawing of a pose, where there is one. Decorative: the card's words say what to do. */
export function PoseFigure({id}: {readonly id: string}) {
  const drawing = poseDrawing(id);
  if (!drawing) return null;
  const {body, props} = drawing;
  const top = Math.min(...tops(drawing).map((y) => y - MARGIN), 100 - LEAST_HEIGHT);
  const torso = body.flatMap((part) => ('torso' in part ? [part.torso] : []))[0]!;
  const size = body.flatMap((part) => ('head' in part ? [part.head[2]] : []))[0]!;
  return (
    <svg className={styles.root} viewBox={`0 ${round(top)} 100 ${round(100 - top)}`} aria-hidden="true" focusable="false">
      {!props.some((prop) => 'mat' in prop) && <line className={styles.floor} x1="4" x2="96" y1={FLOOR} y2={FLOOR} />}
      {props.map((prop, index) => (
        <Prop key={index} prop={prop} />
      ))}
      {body.map((part, index) => 'head' in part || 'torso' in part ? null : <Cap key={index} part={part} size={size} />)}
      {body.map((part, index) => (
        <BodyPart key={index} part={part} torso={torso} size={size} />
      ))}
    </svg>
  );
}

/** The root of a limb. Its outline lies under the body, so that limb and torso become one shape. */
function Cap({part, size}: {readonly part: Extract<Part, {far: boolean}>; readonly size: number}) {
  const [[cx, cy], width] = 'arm' in part ? [part.arm[0], UPPER_ARM[0]!] : [part.leg[0], THIGH[0]!];
  return <circle className={styles.outline} cx={cx} cy={cy} r={round(width * size)} />;
}

function BodyPart({part, torso, size}: {readonly part: Part; readonly torso: Torso; readonly size: number}) {
  if ('torso' in part) return <Trunk torso={part.torso} />;
  if ('head' in part) return <Face head={part} neck={torso[5]} />;
  const side = part.far ? 'far' : undefined;
  const [root] = 'arm' in part ? part.arm : part.leg;
  if ('arm' in part) {
    return (
      <g className={styles.skin} data-side={side}>
        <circle className={styles.cap} cx={root[0]} cy={root[1]} r={round(UPPER_ARM[0]! * size)} />
        <path d={limb(part.arm, [UPPER_ARM, FOREARM, HAND], size, true)} />
      </g>
    );
  }
  const [hip, knee, ankle, heel, toe] = part.leg;
  return (
    <>
      <path className={styles.skin} data-side={side} d={foot(ankle, heel, toe, size)} />
      <g className={styles.cloth} data-side={side}>
        <circle className={styles.cap} cx={root[0]} cy={root[1]} r={round(THIGH[0]! * size)} />
        <path d={limb([hip, knee, ankle], [THIGH, SHIN], size, false)} />
      </g>
    </>
  );
}

function Trunk({torso}: {readonly torso: Torso}) {
  const [left, right] = [1, -1].map((sign) =>
    torso.map(([x, y, width], index): Point => {
      const [dx, dy] = direction(torso[Math.max(index - 1, 0)]!, torso[Math.min(index + 1, 5)]!);
      return [x + sign * dy * width, y - sign * dx * width];
    }),
  ) as [Point[], Point[]];
  const outline = closed([...left, ...right.toReversed()]) ?? '';
  return (
    <>
      <path className={styles.top} d={outline} />
      <path className={styles.waist} d={open([...left.slice(0, 3).toReversed(), ...right.slice(0, 3)]) ?? ''} />
      <path className={styles.outline} d={outline} />
    </>
  );
}

function Face({head: {head, tilt, face}, neck}: {readonly head: Head; readonly neck: Torso[5]}) {
  const [x, y, size] = head;
  const angle = (tilt * Math.PI) / 180;
  const turned = Math.abs(face);
  const place = (front: readonly Point[], profile: readonly Point[]) =>
    closed(
      front.map(([fx, fy], index): Point => {
        const [px, py] = profile[index]!;
        const across = size * (fx + (px - fx) * turned) * Math.sign(face || 1);
        const down = size * (fy + (py - fy) * turned);
        return [x + across * Math.cos(angle) - down * Math.sin(angle), y + across * Math.sin(angle) + down * Math.cos(angle)];
      }),
    ) ?? '';
  return (
    <>
      <path className={styles.skin} d={limb([[neck[0], neck[1]], [x, y]], [NECK], size, false)} />
      <path className={styles.skin} d={place(FRONT, PROFILE)} />
      <path className={styles.hair} d={place(HAIR_FRONT, HAIR_PROFILE)} />
    </>
  );
}

function Prop({prop}: {readonly prop: PoseDrawing['props'][number]}) {
  if ('mat' in prop) return <path className={styles.mat} d={polygon(prop.mat) ?? ''} />;
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

/** The outline of a limb through its joints, open at its root; a rounded tip or a straight hem at its end. */
function limb(joints: readonly Point[], profiles: readonly (readonly number[])[], size: number, tip: boolean): string {
  const [left, right] = [1, -1].map((sign) =>
    profiles
      .map((widths, bone) => edge(joints[bone]!, joints[bone + 1]!, widths, sign * size))
      .reduce((before, after, bone) => join(before, after, joints[bone]!)),
  ) as [Point[], Point[]];
  const [from, to] = joints.slice(-2) as [Point, Point];
  const [dx, dy] = direction(from, to);
  const reach = profiles.at(-1)!.at(-1)! * size;
  const end: Point[] = tip ? [[to[0] + dx * reach, to[1] + dy * reach]] : [];
  if (tip) return open([...left, ...end, ...right.toReversed()]) ?? '';
  return `${open(left)}L${(open(right.toReversed()) ?? '').slice(1)}`;
}

function edge(from: Point, to: Point, widths: readonly number[], size: number): Point[] {
  const [dx, dy] = direction(from, to);
  return widths.map((width, index) => {
    const t = index / (widths.length - 1);
    return [from[0] + (to[0] - from[0]) * t + dy * width * size, from[1] + (to[1] - from[1]) * t - dx * width * size];
  });
}

/** Two edges meet at a joint: cut where they cross (the inside of a bend), or led round it (the outside). */
function join(before: readonly Point[], after: readonly Point[], joint: Point): Point[] {
  for (let i = before.length - 1; i > 0; i--) {
    for (let j = 1; j < after.length; j++) {
      const crossing = cross(before[i - 1]!, before[i]!, after[j - 1]!, after[j]!);
      if (crossing) return [...before.slice(0, i), crossing, ...after.slice(j)];
    }
  }
  const [end, start] = [before.at(-1)!, after[0]!];
  const middle: Point = [(end[0] + start[0]) / 2, (end[1] + start[1]) / 2];
  const [dx, dy] = direction(joint, middle);
  const radius = Math.hypot(end[0] - joint[0], end[1] - joint[1]);
  return [...before, [joint[0] + dx * radius, joint[1] + dy * radius], ...after];
}

function cross(a: Point, b: Point, c: Point, d: Point): Point | undefined {
  const [rx, ry, sx, sy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
  const area = rx * sy - ry * sx;
  if (area === 0) return undefined;
  const t = ((c[0] - a[0]) * sy - (c[1] - a[1]) * sx) / area;
  const u = ((c[0] - a[0]) * ry - (c[1] - a[1]) * rx) / area;
  return t >= 0 && t <= 1 && u >= 0 && u <= 1 ? [a[0] + rx * t, a[1] + ry * t] : undefined;
}

/** The foot: the skin stretched over ankle, heel, ball and toe. */
function foot(ankle: Point, heel: Point, toe: Point, size: number): string {
  const ball: Point = [heel[0] + (toe[0] - heel[0]) * 0.66, heel[1] + (toe[1] - heel[1]) * 0.66];
  const discs = [[ankle, FOOT.ankle], [heel, FOOT.heel], [ball, FOOT.ball], [toe, FOOT.toe]] as const;
  const points = discs.flatMap(([[x, y], radius]) =>
    Array.from({length: 10}, (_, index): Point => {
      const angle = (index * Math.PI) / 5;
      return [x + Math.cos(angle) * radius * size, y + Math.sin(angle) * radius * size];
    }),
  );
  return closed(hull(points)) ?? '';
}

function hull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (all: readonly Point[]) => {
    const kept: Point[] = [];
    for (const p of all) {
      while (kept.length > 1 && turn(kept.at(-2)!, kept.at(-1)!, p) <= 0) kept.pop();
      kept.push(p);
    }
    return kept.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

function turn(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

function direction(from: readonly number[], to: readonly number[]): Point {
  const [dx, dy] = [to[0]! - from[0]!, to[1]! - from[1]!];
  const length = Math.hypot(dx, dy) || 1;
  return [dx / length, dy / length];
}

function tops({body, props}: PoseDrawing): number[] {
  const parts = body.flatMap((part) => {
    if ('head' in part) return [part.head[1] - part.head[2]];
    if ('torso' in part) return part.torso.map(([, y, width]) => y - width);
    return ('arm' in part ? part.arm : part.leg).map(([, y]) => y);
  });
  return [...parts, ...props.flatMap((prop) => ('rect' in prop ? [prop.rect[1]] : []))];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
