import type {FigureKind, FigureSpec} from '@/lib/figures/schema';
import {bar} from './bar';
import {calendar} from './calendar';
import {care} from './care';
import {checklist} from './checklist';
import {clock} from './clock';
import {crops} from './crops';
import {cycle} from './cycle';
import {diagram} from './diagram';
import {ecph} from './ecph';
import {evidence} from './evidence';
import type {FigureView} from './figure-view';
import {intake} from './intake';
import {line} from './line';
import {poses} from './poses';
import {range} from './range';
import {stacked} from './stacked';
import {steps} from './steps';
import {schedule, table} from './table';
import {timeline} from './timeline';
import {tree} from './tree';

const views: {readonly [K in FigureKind]: FigureView<K>} = {
  bar,
  stacked,
  range,
  line,
  calendar,
  clock,
  schedule,
  timeline,
  table,
  cycle,
  steps,
  tree,
  evidence,
  checklist,
  care,
  diagram,
  poses,
  intake,
  crops,
  ecph,
};

/** The view of a figure. TypeScript cannot infer that it matches the kind; the type of `views` guarantees it. */
export function viewOf(figure: FigureSpec): FigureView<FigureKind> {
  return views[figure.kind] as FigureView<FigureKind>;
}
