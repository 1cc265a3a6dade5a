import {drawCover, type Subject} from '@/lib/covers/cover';
import type {Matrix} from '@/lib/covers/geometry';
import {lightPalette} from '@/lib/covers/palette';
import type {Shape} from '@/lib/covers/pen';
import {stages} from '@/lib/covers/stage';
import {colourOf} from './colour';
import {addOutline, flatten} from './flatten';
import {mixed, type Print, print} from './ink';
import type {Pixels} from './runs';
import {addStroke} from './stroke';

/** No line is thinner, as in the SVG of a cover. */
const THINNEST = 0.5;
/** A longer stretch is quicker filled than written. */
const SHORT = 64;
const AS_IT_IS: Matrix = [1, 0, 0, 1, 0, 0];

/** An empty card, of no colour yet. */
export function blankCard(): Pixels {
  const {width, height} = stages.card;
  return {width, height, data: new Int32Array(width * height)};
}

/** Draws the cover of a subject on a card, over all of it: what sharp makes of its SVG, in half the time. */
export function drawOn({width, height, data}: Pixels, subject: Subject): void {
  const palette = lightPalette(subject.section);
  data.fill(mixed(0, colourOf(palette.wash), 1));
  const prints = printsOf(drawCover(subject).draw('card'), ({paint}) => colourOf(palette[paint]));
  print(prints, {width, height}, (from, end, colour, cover) => {
    if (cover === 1) coverRun(data, from, end, mixed(0, colour, 1));
    else mixRun(data, from, end, colour, cover);
  });
}

function coverRun(data: Int32Array, from: number, end: number, colour: number): void {
  if (end - from > SHORT) data.fill(colour, from, end);
  else for (let at = from; at < end; at++) data[at] = colour;
}

/** Neighbours mostly have one colour, and so they will have one. */
function mixRun(data: Int32Array, from: number, end: number, colour: number, cover: number): void {
  let under = data[from]!;
  let result = mixed(under, colour, cover);
  for (let at = from; at < end; at++) {
    if (data[at] !== under) {
      under = data[at]!;
      result = mixed(under, colour, cover);
    }
    data[at] = result;
  }
}

/** Shapes as outlines. Translucent lines in a row are one print, lest they be darker where they cross. */
function printsOf(sketch: readonly Shape[], inkOf: (shape: Shape) => number): Print[] {
  const prints: Print[] = [];
  let pieces: number[] = [];
  for (const [index, shape] of sketch.entries()) {
    addShape(shape, pieces);
    if (isJoined(shape, sketch[index + 1])) continue;
    prints.push({pieces: new Float64Array(pieces), colour: inkOf(shape), opacity: shape.opacity ?? 1});
    pieces = [];
  }
  return prints;
}

function isJoined(shape: Shape, next: Shape | undefined): boolean {
  const isTranslucentLine = shape.line !== undefined && (shape.opacity ?? 1) < 1;
  return (
    isTranslucentLine &&
    next?.line === shape.line &&
    next.opacity === shape.opacity &&
    next.paint === shape.paint &&
    next.frame === shape.frame
  );
}

function addShape({path, line, frame = AS_IT_IS}: Shape, pieces: number[]): void {
  const points = flatten(path, frame);
  if (line === undefined) addOutline(points, pieces);
  else {
    if (path.closed) points.push(points[0]!, points[1]!);
    addStroke(points, (Math.max(THINNEST, line) * scaleOf(frame)) / 2, pieces);
  }
}

function scaleOf([a, b, c, d]: Matrix): number {
  return Math.sqrt(Math.abs(a * d - b * c));
}
