import {CHART_EXAMPLES} from './examples/charts';
import {DRAWN_EXAMPLES} from './examples/drawn';
import {LIST_EXAMPLES} from './examples/lists';
import type {FigureKind} from './schema';

/** One realistic figure of each kind, as YAML, for the tests and the reference. */
export const figureExamples: Readonly<Record<FigureKind, string>> = {
  ...CHART_EXAMPLES,
  ...DRAWN_EXAMPLES,
  ...LIST_EXAMPLES,
};
