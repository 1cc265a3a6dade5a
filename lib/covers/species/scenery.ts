import {arc, join, type Matrix, multiply, type Path, type Point, smooth, straight} from '../geometry';
import {fill, fine, line, nib, printed, put, type Sketch, type Token} from '../pen';
import type {Random} from '../random';
import {focusOf, type Scene, type Stage} from '../stage';

/** A sheet 240 units high, however large it is shown. */
export interface View {
  readonly width: number;
  readonly focus: number;
  /** The side with the empty space: −1 left, 1 right. */
  readonly away: 1 | -1;
  readonly crop: Stage['crop'];
}

interface Lens {
  /** Magnification, and another for thumbnails alone. */
  readonly zoom?: number;
  readonly thumbnail?: number;
  /** What stays in place when magnified: 1 the foot of the sheet, 0.5 its middle. */
  readonly anchor?: number;
  /** Lets the hour of the day tint the air. */
  readonly sky?: boolean;
}

/** Draws a landscape in units of 1/240 of the height. */
export function landscape(draw: (view: View, random: Random) => Sketch, {zoom = 1, thumbnail = 1, anchor = 1, sky = false}: Lens = {}): Scene {
  return (stage, random) => {
    const unit = (stage.height / 240) * zoom * (stage.crop === 'thumbnail' ? thumbnail : 1);
    const focus = focusOf(stage, random) / unit;
    const away = stage.crop === 'thumbnail' ? random.pick([1, -1] as const) : focus > stage.width / unit / 2 ? -1 : 1;
    const view = {width: stage.width / unit, focus, away, crop: stage.crop} as const;
    const frame: Matrix = [unit, 0, 0, unit, 0, (stage.height - 240 * unit) * anchor];
    const nested = new Map<Matrix, Matrix>();
    const air = sky ? airOf(view, random.fork('hour')) : [];
    return [...air, ...draw(view, random)].map((shape) => {
      if (!shape.frame) return {...shape, frame};
      const known = nested.get(shape.frame) ?? multiply(frame, shape.frame);
      nested.set(shape.frame, known);
      return {...shape, frame: known};
    });
  };
}

/** Day, dawn or evening. */
function airOf(view: View, random: Random): Sketch {
  const sheet = straight([[-5, -5], [view.width + 5, -5], [view.width + 5, 250], [-5, 250]], true);
  const hour = random.pick(['day', 'dawn', 'evening'] as const);
  return hour === 'day' ? [] : [fill(sheet, hour === 'dawn' ? 'sun' : 'hue', hour === 'dawn' ? 0.16 : 0.26)];
}

/** A line of hills: two slow waves, raised near the focus. */
export function ridge(view: View, y: number, swell: number, random: Random, lift = 0): Path {
  const phase = random.between(0, 6);
  const points: Point[] = [];
  const step = 34;
  for (let x = -20; x <= view.width + 54; x += step) {
    const near = Math.exp(-(((x - view.focus) / 90) ** 2)) * lift;
    points.push([x, y - near + Math.sin(x / 61 + phase) * swell + Math.sin(x / 27 + phase * 2) * swell * 0.28]);
  }
  return smooth(points);
}

/** Everything below a ridge, with its pen line. */
export function land(view: View, top: Path, tone: Token, opacity = 1, weight = 1.6): Sketch {
  const last = top.curves.at(-1)![2];
  const area = join(top, straight([last, [view.width + 60, 244], [-24, 244], top.start]));
  return [fill(area, opacity < 1 ? 'paper' : tone), ...(opacity < 1 ? [fill(area, tone, opacity)] : []), line(top, weight)];
}

/** Height of a ridge at x, from its nearest point. */
export function heightAt(top: Path, x: number): number {
  let best: Point = top.start;
  for (const [, , end] of top.curves) if (Math.abs(end[0] - x) < Math.abs(best[0] - x)) best = end;
  return best[1];
}

/** A conifer of drooping tiers; its foot at 0, 0. */
export function pine(at: Point, height: number, tone: Token = 'leaf', snow = false): Sketch {
  const tiers = 4;
  const half: Point[] = [[0, -height]];
  for (let tier = 1; tier <= tiers; tier++) {
    const share = tier / tiers;
    half.push([height * 0.24 * share, -height + height * 0.86 * share]);
    if (tier < tiers) half.push([height * 0.11 * share, -height + height * 0.83 * share]);
  }
  const back = half.map(([x, y]): Point => [-x * 0.94, y + height * 0.012]).reverse();
  const body = straight([...half, ...back], true);
  const shade = straight([...half, [0, -height * 0.14]], true);
  const caps = snow ? [1, 2, 3].map((tier) => fill(straight([[0, -height + (tier - 1) * height * 0.215], [-height * 0.06 * tier, -height + height * 0.2 * tier], [-height * 0.01, -height + height * 0.17 * tier], [height * 0.03 * tier, -height + height * 0.19 * tier]], true), 'paper')) : [];
  return put([line(straight([[0, 0], [0, -height * 0.2]]), Math.max(2, height * 0.05)), fill(body, tone), fill(shade, 'ink', 0.3), ...caps], at);
}

/** A leafy tree in one round gesture; its foot at 0, 0. */
export function broadleaf(at: Point, height: number, random: Random, tone: Token = 'leaf'): Sketch {
  const crown = Array.from({length: 9}, (_, index): Point => {
    const angle = (index / 9) * Math.PI * 2;
    const reach = height * random.between(0.29, 0.36);
    return [Math.cos(angle) * reach, -height * 0.64 + Math.sin(angle) * reach * 1.02];
  });
  const trunk = join(smooth([[-height * 0.03, -height * 0.5], [-height * 0.03, -height * 0.2], [-height * 0.07, 0]]), smooth([[height * 0.07, 0], [height * 0.03, -height * 0.2], [height * 0.03, -height * 0.5]]));
  const limbs = [-1, 1].map((side) => nib(smooth([[0, -height * 0.4], [side * height * 0.07, -height * 0.56], [side * height * 0.17, -height * 0.7]]), height * 0.022));
  const marks = Array.from({length: 5}, (_, index): Sketch => {
    const spot: Point = [(-0.2 + index * 0.09) * height, (-0.8 + (index % 3) * 0.13) * height];
    return [nib(smooth([spot, [spot[0] + height * 0.03, spot[1] - height * 0.022], [spot[0] + height * 0.065, spot[1]]]), 1.5)];
  });
  return put([fill(trunk, 'ink'), ...printed(smooth(crown, true), tone, Math.max(1.4, height * 0.025)), ...limbs, nib(smooth([[0, -height * 0.3], [0, -height * 0.6], [height * 0.01, -height * 0.84]]), height * 0.03), ...fine(...marks.flat())], at);
}

/** A path that winds from the near edge to where it slips over a hill. */
export function trail(from: Point, to: Point, width: number, tone: Token = 'paper'): Sketch {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const mid = (share: number, sway: number): Point => [from[0] + dx * share + sway, from[1] + dy * share];
  const left = smooth([[from[0] - width, from[1]], [mid(0.35, 38)[0] - width * 0.5, mid(0.35, 0)[1]], [mid(0.66, -20)[0] - width * 0.24, mid(0.66, 0)[1]], [mid(0.86, 9)[0] - width * 0.12, mid(0.86, 0)[1]], to]);
  const right = smooth([to, [mid(0.86, 9)[0] + width * 0.12, mid(0.86, 0)[1] + 1], [mid(0.66, -20)[0] + width * 0.3, mid(0.66, 0)[1] + 3], [mid(0.35, 38)[0] + width * 0.56, mid(0.35, 0)[1] + 4], [from[0] + width, from[1]]]);
  return [fill(join(left, right), tone), line(left, 1.2), line(right, 1.2)];
}

/** Gulls or swallows. */
export function birds(at: Point, count: number, random: Random): Sketch {
  return Array.from({length: count}, (_, index) => {
    const [x, y] = [at[0] + index * 17 + random.between(-4, 4), at[1] - (index % 2) * 11 + random.between(-4, 4)];
    return [nib(smooth([[x - 7, y - 3], [x - 3, y - 5], [x, y]]), 1.8), nib(smooth([[x, y], [x + 3, y - 5], [x + 8, y - 4]]), 1.8)];
  }).flat();
}

/** A flat-bottomed cloud. */
export function cloud(at: Point, width: number, tone: Token = 'paper'): Sketch {
  const [x, y] = at;
  const outline = join(smooth([[x, y], [x + width * 0.05, y - width * 0.12], [x + width * 0.24, y - width * 0.16], [x + width * 0.42, y - width * 0.3], [x + width * 0.62, y - width * 0.2], [x + width * 0.82, y - width * 0.17], [x + width, y]]), straight([[x + width, y], [x, y]]));
  return [fill(outline, tone), nib(smooth([[x + width * 0.04, y + 1], [x + width * 0.5, y + 2], [x + width * 1.04, y + 1]]), 1.6)];
}

export const sun = (at: Point, radius: number, tone: Token = 'sun'): Sketch => [fill(arc(at, radius, radius), tone)];
