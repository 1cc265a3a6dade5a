import {type CalendarKind, MONTHS} from '@/lib/figures/kinds/time';
import type {FigureView, ViewProps} from './figure-view';
import {occurringFills, SpanRows} from './span-rows';
import type {Fill} from './textures';

const FILLS: Readonly<Record<CalendarKind, Omit<Fill, 'key'>>> = {
  sow: {label: 'Sow', tone: 'sun', texture: 'dots'},
  plant: {label: 'Plant out', tone: 'leaf', texture: 'stripes'},
  harvest: {label: 'Harvest', tone: 'leaf', texture: 'solid'},
  prune: {label: 'Prune', tone: 'plum', texture: 'grid'},
  rest: {label: 'Rest', tone: 'soft', texture: 'wash'},
  peak: {label: 'Peak', tone: 'clay', texture: 'bars'},
  note: {label: 'Other', tone: 'sky', texture: 'waves'},
};

const lines = [...MONTHS, ''].map((label, index) => ({x: (index / 12) * 100, label}));
const ticks = MONTHS.map((month, index) => ({x: ((index + 0.5) / 12) * 100, label: month.charAt(0)}));

function CalendarDrawing({figure: {rows, alt}, id}: ViewProps<'calendar'>) {
  const fills = occurringFills(FILLS, rows);
  return (
    <SpanRows
      id={id}
      alt={alt}
      size={12}
      lines={lines}
      ticks={ticks}
      fills={fills}
      rows={rows.map(({spans, ...row}) => ({
        ...row,
        spans: spans.map(({from, to, kind}) => ({
          from,
          to: (to + 1) % 12 || 12,
          fill: fills.find(({key}) => key === kind)!,
        })),
      }))}
    />
  );
}

export const calendar: FigureView<'calendar'> = {
  Drawing: CalendarDrawing,
  summary: 'Show as a table',
  table: ({rows}) => ({
    columns: ['Row', 'What', 'From', 'To'],
    rows: rows.flatMap(({label, spans}) =>
      spans.map((span) => [label, span.label ?? FILLS[span.kind].label, MONTHS[span.from]!, MONTHS[span.to]!]),
    ),
  }),
};
