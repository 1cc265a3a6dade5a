import {type CalendarKind, MONTHS} from '@/lib/figures/kinds/time';
import type {FigureView} from './figure-view';
import {spanFigure} from './span-rows';
import type {Fill} from './textures';

const fills: Readonly<Record<CalendarKind, Omit<Fill, 'key'>>> = {
  sow: {label: 'Sow', tone: 'sun', texture: 'dots'},
  plant: {label: 'Plant out', tone: 'leaf', texture: 'stripes'},
  harvest: {label: 'Harvest', tone: 'leaf', texture: 'solid'},
  prune: {label: 'Prune', tone: 'plum', texture: 'grid'},
  rest: {label: 'Rest', tone: 'soft', texture: 'wash'},
  peak: {label: 'Peak', tone: 'clay', texture: 'bars'},
  note: {label: 'Other', tone: 'sky', texture: 'waves'},
};

export const calendar: FigureView<'calendar'> = spanFigure({
  fills,
  size: 12,
  lines: [...MONTHS, ''].map((label, index) => ({x: (index / 12) * 100, label})),
  ticks: MONTHS.map((month, index) => ({x: ((index + 0.5) / 12) * 100, label: month.charAt(0)})),
  place: (from, to) => [from, (to + 1) % 12 || 12],
  name: (month) => MONTHS[month]!,
});
