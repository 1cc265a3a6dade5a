import 'server-only';
import type {z} from 'zod';
import {bar, line, range, stacked} from './kinds/charts';
import {crops, ecph, intake, poses} from './kinds/data';
import {cycle, diagram} from './kinds/drawn';
import {care, checklist, evidence, steps, table, tree} from './kinds/lists';
import {calendar, clock, schedule, timeline} from './kinds/time';

/** The schema of each kind of figure. AGENTS.md lists what else a new kind needs. */
export const figureSchemas = {
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

export type FigureKind = keyof typeof figureSchemas;

export const FIGURE_KINDS = Object.keys(figureSchemas) as FigureKind[];

/** A figure as authors write it, checked, with the rows it takes from the data. */
export type FigureSpec = z.output<(typeof figureSchemas)[FigureKind]>;
export type FigureOf<K extends FigureKind> = Extract<FigureSpec, {kind: K}>;
