import type {ClockKind} from '@/lib/figures/kinds/time';
import type {FigureView, ViewProps} from './figure-view';
import {occurringFills, SpanRows} from './span-rows';
import type {Fill} from './textures';

const DAY = 24 * 60;

const FILLS: Readonly<Record<ClockKind, Omit<Fill, 'key'>>> = {
  sleep: {label: 'Sleep', tone: 'plum', texture: 'solid'},
  light: {label: 'Light', tone: 'sun', texture: 'dots'},
  food: {label: 'Food', tone: 'clay', texture: 'grid'},
  move: {label: 'Movement', tone: 'leaf', texture: 'stripes'},
  work: {label: 'Work', tone: 'soft', texture: 'bars'},
  calm: {label: 'Winding down', tone: 'sky', texture: 'waves'},
  note: {label: 'Other', tone: 'soil', texture: 'wash'},
};

const ticks = ['0:00', '6:00', 'Noon', '18:00', '24:00'].map((label, index) => ({x: index * 25, label}));
const lines = [0, 3, 6, 9, 12, 15, 18, 21, 24].map((hour) => ({x: (hour / 24) * 100, label: ''}));

function ClockDrawing({figure: {rows, alt}, id}: ViewProps<'clock'>) {
  const fills = occurringFills(FILLS, rows);
  return (
    <SpanRows
      id={id}
      alt={alt}
      size={DAY}
      lines={lines}
      ticks={ticks}
      fills={fills}
      rows={rows.map(({spans, ...row}) => ({
        ...row,
        spans: spans.map(({from, to, kind}) => ({from: from % DAY, to, fill: fills.find(({key}) => key === kind)!})),
      }))}
    />
  );
}

const formatTime = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

export const clock: FigureView<'clock'> = {
  Drawing: ClockDrawing,
  summary: 'Show as a table',
  table: ({rows}) => ({
    columns: ['Row', 'What', 'From', 'To'],
    rows: rows.flatMap(({label, spans}) =>
      spans.map((span) => [label, span.label ?? FILLS[span.kind].label, formatTime(span.from), formatTime(span.to)]),
    ),
  }),
};
