import {join, type Matrix, type Path, type Point, smooth, straight} from '../geometry';
import {fill, hangIn, line, type Sketch, type Token} from '../pen';
import type {Random} from '../random';
import type {Scene, Stage} from '../stage';

/** A sheet 240 units high, whatever its printed size. */
export interface View {
  readonly width: number;
  readonly focus: number;
  /** The side with the empty space: −1 left, 1 right. */
  readonly away: 1 | -1;
  readonly crop: Stage['crop'];
}

interface Lens {
  /** Magnification of thumbnails. */
  readonly thumbnail?: number;
  /** Lets the time of day tint the air. */
  readonly sky?: boolean;
}

/** Draws a landscape in units of 1/240 of the height. */
export function landscape(
  draw: (view: View, random: Random) => Sketch,
  {thumbnail = 1, sky = false}: Lens = {},
): Scene {
  return (stage, random) => {
    const unit = (stage.height / 240) * (stage.crop === 'thumbnail' ? thumbnail : 1);
    const focus = stage.focus[0] / unit;
    const away = stage.crop === 'card' ? -1 : random.pick([1, -1] as const);
    const view = {width: stage.width / unit, focus, away, crop: stage.crop} as const;
    const frame: Matrix = [unit, 0, 0, unit, 0, stage.height - 240 * unit];
    const air = sky ? airOf(view, random.fork('hour')) : [];
    return hangIn(frame, [...air, ...draw(view, random)]);
  };
}

/** Day or evening. */
function airOf(view: View, random: Random): Sketch {
  const sheet = straight(
    [
      [-5, -5],
      [view.width + 5, -5],
      [view.width + 5, 250],
      [-5, 250],
    ],
    true,
  );
  return random.chance(0.45) ? [fill(sheet, 'hue', 0.24)] : [];
}

/** A line of hills: two slow waves, raised near the focus. */
export function ridge(view: View, y: number, swell: number, random: Random, lift: number): Path {
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
export function land(view: View, top: Path, tone: Token, opacity = 1): Sketch {
  const last = top.curves.at(-1)![2];
  const area = join(top, straight([last, [view.width + 60, 244], [-24, 244], top.start]));
  return [
    fill(area, opacity < 1 ? 'paper' : tone),
    ...(opacity < 1 ? [fill(area, tone, opacity)] : []),
    line(top, 1.6),
  ];
}

/** Height of a ridge at x, from its nearest point. */
export function heightAt(top: Path, x: number): number {
  let best: Point = top.start;
  for (const [, , end] of top.curves) if (Math.abs(end[0] - x) < Math.abs(best[0] - x)) best = end;
  return best[1];
}
