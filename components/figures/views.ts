import type {FigureKind, FigureSpec} from '@/lib/figures/schema';
import {bar} from './bar';
import {calendar} from './calendar';
import {Care} from './care';
import {clock} from './clock';
import {Crops} from './crops';
import {Cycle} from './cycle';
import {Diagram} from './diagram';
import {ecph} from './ecph';
import type {FigureView} from './figure-view';
import {Intake} from './intake';
import {line} from './line';
import {Checklist, Evidence, Schedule, Steps, Table, Timeline} from './lists';
import {Poses} from './poses';
import {range} from './range';
import {stacked} from './stacked';
import {Tree} from './tree';

const views: {readonly [K in FigureKind]: FigureView<K>} = {
  bar,
  stacked,
  range,
  line,
  calendar,
  clock,
  schedule: {Drawing: Schedule},
  timeline: {Drawing: Timeline},
  table: {Drawing: Table},
  cycle: {Drawing: Cycle},
  steps: {Drawing: Steps},
  tree: {Drawing: Tree},
  evidence: {Drawing: Evidence},
  checklist: {Drawing: Checklist},
  care: {Drawing: Care},
  diagram: {Drawing: Diagram},
  poses: {Drawing: Poses},
  intake: {Drawing: Intake},
  crops: {Drawing: Crops},
  ecph,
};

/** The view of a figure. TypeScript cannot infer that it matches the kind; the type of `views` guarantees it. */
export function viewOf(figure: FigureSpec): FigureView<FigureKind> {
  return views[figure.kind] as FigureView<FigureKind>;
}
