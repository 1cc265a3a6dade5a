import type {ClockKind} from '@/lib/figures/kinds/time';
import type {FigureView} from './figure-view';
import {spanFigure} from './span-rows';
import type {Fill} from './textures';

const DAY = 24 * 60;

const fills: Readonly<Record<ClockKind, Omit<Fill, 'key'>>> = {
  sleep: {label: 'Sleep', tone: 'plum', texture: 'solid'},
  light: {label: 'Light', tone: 'sun', texture: 'dots'},
  food: {label: 'Food', tone: 'clay', texture: 'grid'},
  move: {label: 'Movement', tone: 'leaf', texture: 'stripes'},
  work: {label: 'Work', tone: 'soft', texture: 'bars'},
  calm: {label: 'Winding down', tone: 'sky', texture: 'waves'},
  note: {label: 'Other', tone: 'soil', texture: 'wash'},
};

export const clock: FigureView<'clock'> = spanFigure({
  fills,
  size: DAY,
  lines: [0, 3, 6, 9, 12, 15, 18, 21, 24].map((hour) => ({x: (hour / 24) * 100, label: ''})),
  ticks: ['0:00', '6:00', 'Noon', '18:00', '24:00'].map((label, index) => ({x: index * 25, label})),
  place: (from, to) => [from % DAY, to],
  name: (minutes) => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`,
});
