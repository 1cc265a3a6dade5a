import {arc, join, type Point, smooth, straight} from './geometry';
import {type Box, bounds, fill, fine, framed, line, nib, put, type Sketch} from './pen';
import type {Random} from './random';

export type Crop = 'thumbnail' | 'head' | 'card';

/** The sheet of a cover, and where the eye should land. */
export interface Stage {
  readonly crop: Crop;
  readonly width: number;
  readonly height: number;
  readonly focus: Point;
}

/** The three sheets, in units of their pixels. */
export const stages: Readonly<Record<Crop, Stage>> = {
  thumbnail: {crop: 'thumbnail', width: 240, height: 240, focus: [120, 120]},
  head: {crop: 'head', width: 720, height: 240, focus: [360, 120]},
  // the left half is for text
  card: {crop: 'card', width: 1200, height: 630, focus: [868, 315]},
};

/** Draws a whole sheet, in its own coordinates. */
export type Scene = (stage: Stage, random: Random) => Sketch;

/** Draws one plant or thing around 0, 0, about 200 units tall, with negative y upwards. */
export type Motif = (random: Random) => Sketch;

export interface Placement {
  /** Share of the sheet's height the main motif may fill. */
  readonly size?: number;
  /** Motifs on the wide sheets, the main one included. */
  readonly count?: number;
  /** 'soil' cuts the sheet at y = 0, 'floor' draws a line there, 'float' centres each motif. */
  readonly stand?: 'soil' | 'floor' | 'float';
  /** Degrees the motif may lean. */
  readonly lean?: number;
  /** 'discs' is a calm row of them, for one thing alone. */
  readonly backdrop?: 'any' | 'discs';
}

/** One motif as the focus; on wide sheets with smaller relatives beside it, and space before them. */
export function specimen(motif: Motif, placement: Placement = {}): Scene {
  return (stage, random) => {
    const {size = 0.86, stand = 'float', lean = 5, backdrop = 'any'} = placement;
    const flip = random.chance(0.5) ? 1 : -1;
    const tilt = stand === 'floor' || stand === 'soil' ? 0 : lean;
    const sketch = put(motif(random.fork('main')), [0, 0], 1, random.between(-tilt, tilt));
    const box = bounds(sketch);
    const [tall, wide] = [box.bottom - box.top, box.right - box.left];
    const room = stage.crop === 'thumbnail' ? 0.86 : 0.44;
    const scale = Math.min((stage.height * size) / tall, (stage.width * room) / wide);
    const focus = stage.focus[0];
    const y = heightFor(stand, stage, box, scale, 0);
    const many = placement.count ?? (wide / tall < 0.62 ? 4 : wide / tall < 1.15 ? 3 : 2);
    const spot: Point = [focus, stage.height / 2];
    const ground = stand === 'soil' || stand === 'floor' ? y : undefined;
    const behind = backdrop === 'discs' ? discs(stage, spot) : backdropFor(stage, spot, random.fork('behind'), ground);
    const row = relatives(stage, random.fork('relatives'), {
      count: stage.crop === 'thumbnail' ? 1 : many,
      focus,
      half: (wide / 2) * scale,
    });
    const copies = row.map(({x, size: share, drop, lean: turn}, index) => {
      const grounded = stand === 'soil' || stand === 'floor';
      const side = index % 2 ? flip : -flip;
      const left = x - ((box.left + box.right) / 2) * scale * share * side;
      const down = grounded ? y : heightFor(stand, stage, box, scale * share, drop);
      return framed(sketch, [left, down], scale * share, grounded ? 0 : turn, side);
    });
    const main = framed(sketch, [focus - ((box.left + box.right) / 2) * scale * flip, y], scale, 0, flip);
    const base = stand === 'soil' || stand === 'floor' ? groundFor(stage, y, stand, random.fork('ground')) : [];
    return [...behind, ...base, ...copies.flat(), ...main];
  };
}

function heightFor(stand: Placement['stand'], stage: Stage, box: Box, scale: number, drop: number): number {
  // low motifs are raised to the middle of their sheet
  if (stand === 'floor') return Math.min(0.89, 0.58 + (-box.top * scale) / stage.height / 2) * stage.height;
  return stage.height / 2 - ((box.top + box.bottom) / 2) * scale + drop * stage.height;
}

interface Row {
  readonly count: number;
  readonly focus: number;
  readonly half: number;
}

interface Place {
  readonly x: number;
  readonly size: number;
  readonly drop: number;
  readonly lean: number;
}

/** To the left or to the right. */
type Side = -1 | 1;

function relatives(stage: Stage, random: Random, {count, focus, half}: Row): Place[] {
  const places: Place[] = [];
  const gap = stage.height * 0.06;
  const [outward, back]: readonly [Side, Side] = focus > stage.width / 2 ? [1, -1] : [-1, 1];
  const edge: Record<Side, number> = {[-1]: focus - half, 1: focus + half};
  // the left half of a card is for its text
  const margin = {left: stage.crop === 'card' ? stage.width * 0.46 : gap / 2, right: gap / 2};
  for (let index = 1; index < count; index++) {
    const size = index === 1 ? random.between(0.66, 0.76) : random.between(0.46, 0.58);
    const reach = half * size;
    // one that the edge of the sheet would cut is moved to the other side, where there is room
    const side = (index === 2 ? [back, outward] : [outward, back]).find((towards) => {
      const x = edge[towards] + towards * (gap + reach);
      return x - reach > margin.left && x + reach < stage.width - margin.right;
    });
    if (side === undefined) continue;
    const x = edge[side] + side * (gap + reach);
    edge[side] = x + side * reach;
    places.push({x, size, drop: random.between(-0.06, 0.12), lean: random.between(-9, 9)});
  }
  return places;
}

function groundFor(stage: Stage, y: number, stand: Placement['stand'], random: Random): Sketch {
  const unit = stage.height / 240;
  const steps = Math.round(stage.width / (60 * unit));
  // a floor is a stroke of the pen with space at both ends, soil reaches the edges of the sheet
  const inset = stand === 'floor' ? 16 * unit : 0;
  const edge = Array.from(
    {length: steps + 1},
    (_, step): Point => [inset + ((stage.width - 2 * inset) * step) / steps, y + random.between(-2, 2) * unit],
  );
  const surface = smooth(edge);
  if (stand === 'floor') return [line(surface, 1.2 * unit, 'ink', 0.55)];
  const soil = join(
    surface,
    straight([
      [stage.width, stage.height],
      [0, stage.height],
    ]),
  );
  return [fill(soil, 'hue-2', 0.45), line(surface, 1.5 * unit), ...fine(...crumbs(stage, y, random))];
}

/** Short pen marks and pebbles in the soil. */
function crumbs(stage: Stage, y: number, random: Random): Sketch {
  const unit = stage.height / 240;
  const marks: Sketch[] = [];
  for (let index = 0; index < (stage.crop === 'thumbnail' ? 8 : 22); index++) {
    const at: Point = [
      random.between(0, stage.width),
      random.between(y + 9 * unit, Math.max(y + 12 * unit, stage.height)),
    ];
    const reach = random.between(3, 9) * unit;
    marks.push([line(straight([at, [at[0] + reach, at[1] + random.between(-1, 1) * unit]]), 1 * unit, 'ink', 0.4)]);
  }
  return marks.flat();
}

/** A disc behind the motif, and smaller ones at its sides. */
function discs(stage: Stage, [x, y]: Point): Sketch {
  const unit = stage.height / 240;
  const sides = stage.crop === 'thumbnail' ? [] : [-1, 1];
  const disc = (dx: number, radius: number, opacity: number) =>
    fill(arc([x + dx * unit, y], radius * unit, radius * unit), 'glow', opacity);
  return [disc(0, 94, 0.85), ...sides.flatMap((side) => [disc(side * 176, 60, 0.6), disc(side * 284, 36, 0.4)])];
}

/** A quiet form behind the motif: sun, arch, pebble or half-moon. An arch needs ground below it. */
function backdropFor(stage: Stage, spot: Point, random: Random, ground: number | undefined): Sketch {
  const unit = stage.height / 240;
  const [x, y] = spot;
  const kind = random.pick(['disc', 'disc', 'arch', 'pebble', 'low'] as const);
  const dx = random.between(-26, 26) * unit;
  if (kind === 'disc' || (kind === 'arch' && ground === undefined))
    return [fill(arc([x + dx, y - 14 * unit], 78 * unit, 78 * unit), 'glow', 0.85)];
  if (kind === 'low') return [fill(arc([x + dx * 2, y + 10 * unit], 58 * unit, 58 * unit), 'sun', 0.28)];
  if (kind === 'arch') {
    const half = 70 * unit;
    const top = arc([x, y - 20 * unit], half, half, 180, 360);
    return [
      fill(
        join(
          top,
          straight([
            [x + half, ground ?? 0],
            [x - half, ground ?? 0],
          ]),
        ),
        'glow',
        0.85,
      ),
    ];
  }
  const ring = Array.from({length: 7}, (_, index): Point => {
    const angle = (index / 7) * Math.PI * 2;
    const reach = random.between(70, 98) * unit;
    return [x + Math.cos(angle) * reach * 1.12, y + Math.sin(angle) * reach * 0.92];
  });
  return [fill(smooth(ring, true), 'glow', 0.85)];
}

/** A few loose nib marks, for grass or rain. */
export function tufts(x: number, y: number, unit: number, random: Random): Sketch {
  return [-1, 0, 1].map((side) =>
    nib(
      smooth([
        [x + side * 3 * unit, y],
        [x + side * 5 * unit, y - 6 * unit],
        [x + side * random.between(6, 10) * unit, y - 12 * unit],
      ]),
      1.4 * unit,
    ),
  );
}
