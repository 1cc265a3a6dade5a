/** The drawings of covers: names and palettes in, SVG out. See README.md. */
export {renderCover, type Subject} from './cover';
export {COVER_NAMES, COVER_WORDS, type CoverName} from './cover-names';
export {hexPalette, modePalette, type PaletteName} from './palette';
export {stages} from './stage';
