import {catalogue} from './catalogue';
import type {CoverName} from './cover-names';
import type {Palette, PaletteName} from './palette';
import {createRandom} from './random';
import {renderSketch} from './render';
import {type Crop, stages} from './stage';

/** What a cover is drawn from. */
export interface Subject {
  readonly route: string;
  /** That of its section, or of a post's topic. */
  readonly palette: PaletteName;
  readonly drawing: CoverName;
}

/** A crop of a cover as SVG text in the given colours. The same subject always gets the same one. */
export function renderCover({route, drawing}: Subject, crop: Crop, palette: Palette): string {
  return renderSketch(catalogue[drawing](stages[crop], createRandom(`${route} ${drawing}`)), crop, palette);
}
