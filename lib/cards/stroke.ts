import {addOutline, type Points, TOLERANCE} from './flatten';

/** A line that turns by more at once (25°) has a round corner there; else its sides go on. */
const BLUNT = Math.cos((25 * Math.PI) / 180);

/** A stretch of a line without corners: its points, and which way it leaves each of them, as a share of the radius. */
interface Stretch {
  readonly points: Points;
  readonly normals: Points;
}

/** Adds the outlines of an even line with round ends and corners. They all turn the same way: where they overlap they are one. */
export function addStroke(points: Points, radius: number, pieces: number[]): void {
  addDisc(points[0]!, points[1]!, radius, pieces);
  for (const stretch of stretchesOf(points)) {
    addBand(stretch, radius, pieces);
    addDisc(stretch.points.at(-2)!, stretch.points.at(-1)!, radius, pieces);
  }
}

function stretchesOf(points: Points): Stretch[] {
  const stretches: Stretch[] = [];
  let x = points[0]!;
  let y = points[1]!;
  let [normalX, normalY] = [0, 0];
  let open: Stretch | undefined;
  for (let at = 2; at < points.length; at += 2) {
    const [byX, byY] = [points[at]! - x, points[at + 1]! - y];
    const length = Math.hypot(byX, byY);
    if (length === 0) continue;
    const [nextX, nextY] = [-byY / length, byX / length];
    const turn = normalX * nextX + normalY * nextY;
    if (open && turn > BLUNT) {
      // half way between both, and so much longer that the sides keep their distance
      open.points.push(x, y);
      open.normals.push((normalX + nextX) / (1 + turn), (normalY + nextY) / (1 + turn));
    } else {
      open?.points.push(x, y);
      open?.normals.push(normalX, normalY);
      open = {points: [x, y], normals: [nextX, nextY]};
      stretches.push(open);
    }
    [x, y, normalX, normalY] = [points[at]!, points[at + 1]!, nextX, nextY];
  }
  open?.points.push(x, y);
  open?.normals.push(normalX, normalY);
  return stretches;
}

/** Along one side, and back along the other. */
function addBand({points, normals}: Stretch, radius: number, pieces: number[]): void {
  const outline: Points = [];
  for (let at = 0; at < points.length; at += 2)
    outline.push(points[at]! + normals[at]! * radius, points[at + 1]! + normals[at + 1]! * radius);
  for (let at = points.length - 2; at >= 0; at -= 2)
    outline.push(points[at]! - normals[at]! * radius, points[at + 1]! - normals[at + 1]! * radius);
  addOutline(outline, pieces);
}

function addDisc(x: number, y: number, radius: number, pieces: number[]): void {
  const sides = Math.max(8, Math.ceil(Math.PI / Math.acos(1 - Math.min(1, TOLERANCE / radius))));
  const corners: Points = [];
  for (let side = 0; side < sides; side++) {
    const angle = (-2 * Math.PI * side) / sides;
    corners.push(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius);
  }
  addOutline(corners, pieces);
}
