import {curveCatmullRom, curveCatmullRomClosed, curveLinearClosed, line} from 'd3-shape';
import type {PoseDrawing} from '@/lib/data/drawings';

export type Point = readonly [number, number];
export type PosePart = PoseDrawing['body'][number];
export type PoseLimb = Extract<PosePart, {arm: unknown} | {leg: unknown}>;
export type PoseFoot = Extract<PosePart, {foot: unknown}>['foot'];
export type PoseTorso = Extract<PosePart, {torso: unknown}>['torso'];
export type PoseHead = Extract<PosePart, {head: unknown}>;

const open = line<Point>().curve(curveCatmullRom.alpha(0.5)).digits(1);
const closed = line<Point>().curve(curveCatmullRomClosed.alpha(0.5)).digits(1);
const polygon = line<Point>().curve(curveLinearClosed).digits(1);

// Half widths along the bones and at the joints of the foot, for a head of height 2.
const THIGH = [0.83, 0.82, 0.7, 0.53];
const SHIN = [0.53, 0.56, 0.44, 0.34];
const UPPER_ARM = [0.48, 0.46, 0.41, 0.36];
const FOREARM = [0.36, 0.36, 0.3, 0.24];
const HAND = [0.24, 0.28, 0.26, 0.12];
const NAPE = [0.5, 0.45];
const NECK = [0.45, 0.4];
const FOOT = {ankle: 0.35, heel: 0.32, ball: 0.26, toe: 0.17};

// Head and hair around (0, 0), crown up: seen from the front, and in profile to the right.
const HEAD = outlines(
  '0,-1 .52,-.82 .75,-.35 .77,.02 .72,.3 .56,.66 .2,.97 -.2,.97 -.62,.56 -.77,.02 -.54,-.82',
  '.05,-1 .62,-.76 .8,-.32 .97,.1 .8,.22 .78,.52 .56,.92 .06,.72 -.46,.58 -.84,-.02 -.62,-.7',
);
const HAIR = outlines(
  '.79,-.1 .58,-.86 0,-1.08 -.58,-.86 -.79,-.1 -.62,-.42 -.2,-.56 .2,-.56 .62,-.42',
  '.7,-.72 .05,-1.08 -.68,-.78 -.93,-.02 -.55,.62 -.24,.34 -.2,-.12 .12,-.42 .5,-.56',
);

/** The limb's own shape: open at its root, where the torso continues. */
export function limbOutline(part: PoseLimb, size: number): string {
  if ('arm' in part) return tube(part.arm, [UPPER_ARM, FOREARM, HAND], size, 'tip');
  return tube(part.leg.slice(0, 3), [THIGH, SHIN], size, 'hem');
}

/** The crease of a knee bent so far that calf and thigh touch. */
export function kneeCrease(part: PoseLimb, size: number): string | undefined {
  if (!('leg' in part)) return undefined;
  const [hip, knee, ankle] = part.leg;
  const sign = bend(hip, knee, ankle) > 0 ? -size : size;
  const thigh = edge(hip, knee, THIGH, sign);
  const cut = crossing(thigh, edge(knee, ankle, SHIN, sign));
  const crease = cut ? [cut.point, ...thigh.slice(cut.before, -1)] : thigh.slice(1, -1);
  const folded = dot(direction(hip, knee), direction(knee, ankle)) < 0;
  const [from, to] = [crease[0]!, crease.at(-1)!];
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]) > size * 1.5;
  return folded && long ? (open(crease) ?? undefined) : undefined;
}

/** The ball of the joint at which a limb meets the torso. */
export function limbRoot(part: PoseLimb, size: number): {readonly cx: number; readonly cy: number; readonly r: number} {
  const [[cx, cy], widths] = 'arm' in part ? [part.arm[0], UPPER_ARM] : [part.leg[0], THIGH];
  return {cx, cy, r: tenths(widths[0]! * size)};
}

/** The foot: skin stretched over ankle, heel, ball and toe. */
export function footOutline([ankle, heel, toe]: PoseFoot, size: number): string {
  const ball: Point = [heel[0] + (toe[0] - heel[0]) * 0.66, heel[1] + (toe[1] - heel[1]) * 0.66];
  const discs = [
    [ankle, FOOT.ankle],
    [heel, FOOT.heel],
    [ball, FOOT.ball],
    [toe, FOOT.toe],
  ] as const;
  return closed(hull(discs.flatMap(([centre, radius]) => disc(centre, radius * size)))) ?? '';
}

/** The outline of the torso, and of the part of it below the waist. */
export function torsoOutlines(torso: PoseTorso): {readonly whole: string; readonly hips: string} {
  const [left, right] = [1, -1].map((sign) =>
    torso.map(([x, y, width], index): Point => {
      const [dx, dy] = direction(torso[Math.max(index - 1, 0)]!, torso[Math.min(index + 1, 5)]!);
      return [x + sign * dy * width, y - sign * dx * width];
    }),
  ) as [Point[], Point[]];
  return {
    whole: closed([...left, ...right.toReversed()]) ?? '',
    hips: open([...left.slice(0, 3).toReversed(), ...right.slice(0, 3)]) ?? '',
  };
}

/** Neck, head and hair. The neck rises from within the torso. */
export function headOutlines(
  {head: [x, y, size], tilt, face}: PoseHead,
  torso: PoseTorso,
): Record<'neck' | 'head' | 'hair', string> {
  const angle = (tilt * Math.PI) / 180;
  const turned = Math.abs(face);
  const place = ([front, profile]: readonly [readonly Point[], readonly Point[]]) =>
    closed(
      front.map(([fx, fy], index): Point => {
        const [px, py] = profile[index]!;
        const across = size * (fx + (px - fx) * turned) * (face < 0 ? -1 : 1);
        const down = size * (fy + (py - fy) * turned);
        return [
          x + across * Math.cos(angle) - down * Math.sin(angle),
          y + across * Math.sin(angle) + down * Math.cos(angle),
        ];
      }),
    ) ?? '';
  const [[sx, sy], [nx, ny]] = [torso[4], torso[5]];
  const root: Point = [(nx + sx) / 2, (ny + sy) / 2];
  return {neck: tube([root, [nx, ny], [x, y]], [NAPE, NECK], size, 'hem'), head: place(HEAD), hair: place(HAIR)};
}

export function areaOutline(points: readonly Point[]): string {
  return polygon(points) ?? '';
}

/** A tube around the bones between the joints: its outline runs from the root along one side to the end and back. */
function tube(
  joints: readonly Point[],
  bones: readonly (readonly number[])[],
  size: number,
  end: 'tip' | 'hem',
): string {
  const [left, right] = [1, -1].map((sign) =>
    bones
      .map((widths, bone) => edge(joints[bone]!, joints[bone + 1]!, widths, sign * size))
      .reduce((before, after, bone) => join(before, after, joints[bone]!)),
  ) as [Point[], Point[]];
  if (end === 'hem') return `${open(left)}L${(open(right.toReversed()) ?? '').slice(1)}`;
  const [from, to] = joints.slice(-2) as [Point, Point];
  const [dx, dy] = direction(from, to);
  const reach = bones.at(-1)!.at(-1)! * size;
  return open([...left, [to[0] + dx * reach, to[1] + dy * reach], ...right.toReversed()]) ?? '';
}

function edge(from: Point, to: Point, widths: readonly number[], size: number): Point[] {
  const [dx, dy] = direction(from, to);
  return widths.map((width, index) => {
    const t = index / (widths.length - 1);
    return [from[0] + (to[0] - from[0]) * t + dy * width * size, from[1] + (to[1] - from[1]) * t - dx * width * size];
  });
}

/** Joins two edges at a joint: cut at their intersection (inside of a bend), or rounded (outside). */
function join(before: readonly Point[], after: readonly Point[], joint: Point): Point[] {
  const cut = crossing(before, after);
  if (cut) return [...before.slice(0, cut.before), cut.point, ...after.slice(cut.after)];
  const [end, start] = [before.at(-1)!, after[0]!];
  const radius = Math.hypot(end[0] - joint[0], end[1] - joint[1]);
  const [first, last] = [direction(joint, end), direction(joint, start)];
  const inside = dot(direction(before.at(-2)!, end), last) < 0;
  if (inside) return [...before.slice(0, -1), ...after.slice(1)];
  const turn = Math.atan2(first[0] * last[1] - first[1] * last[0], dot(first, last));
  const steps = Math.max(Math.round(Math.abs(turn) / 0.7), 0);
  const heading = Math.atan2(first[1], first[0]);
  const arc = Array.from({length: steps + 1}, (_, step): Point => {
    const angle = heading + turn * (steps === 0 ? 0.5 : step / steps);
    return [joint[0] + Math.cos(angle) * radius, joint[1] + Math.sin(angle) * radius];
  });
  return [...before.slice(0, -1), ...arc, ...after.slice(1)];
}

function crossing(before: readonly Point[], after: readonly Point[]) {
  for (let i = before.length - 1; i > 0; i--) {
    for (let j = 1; j < after.length; j++) {
      const point = cross(before[i - 1]!, before[i]!, after[j - 1]!, after[j]!);
      if (point) return {point, before: i, after: j};
    }
  }
  return undefined;
}

function cross(a: Point, b: Point, c: Point, d: Point): Point | undefined {
  const [rx, ry, sx, sy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
  const area = rx * sy - ry * sx;
  if (area === 0) return undefined;
  const t = ((c[0] - a[0]) * sy - (c[1] - a[1]) * sx) / area;
  const u = ((c[0] - a[0]) * ry - (c[1] - a[1]) * rx) / area;
  return t >= 0 && t <= 1 && u >= 0 && u <= 1 ? [a[0] + rx * t, a[1] + ry * t] : undefined;
}

function disc([x, y]: Point, radius: number): Point[] {
  return Array.from({length: 10}, (_, index) => {
    const angle = (index * Math.PI) / 5;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });
}

function hull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (all: readonly Point[]) => {
    const convex: Point[] = [];
    for (const point of all) {
      while (convex.length > 1 && bend(convex.at(-2)!, convex.at(-1)!, point) <= 0) convex.pop();
      convex.push(point);
    }
    return convex.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

function bend(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

function dot(a: Point, b: Point): number {
  return a[0] * b[0] + a[1] * b[1];
}

function direction(from: readonly number[], to: readonly number[]): Point {
  const [dx, dy] = [to[0]! - from[0]!, to[1]! - from[1]!];
  const length = Math.hypot(dx, dy) || 1;
  return [dx / length, dy / length];
}

function outlines(front: string, profile: string): readonly [readonly Point[], readonly Point[]] {
  const read = (text: string) => text.split(' ').map((pair) => pair.split(',').map(Number) as unknown as Point);
  return [read(front), read(profile)];
}

export function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
