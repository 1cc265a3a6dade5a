import {arc, pie} from 'd3-shape';
import {formatNumber} from '@/lib/data/format';
import type {FigureOf} from '@/lib/figures/schema';
import {smarten} from '@/lib/typography';
import type {FigureView, ViewProps} from './figure-view';
import {Discs, NumberedList, SideBySide} from './numbered';
import {type Fill, fillOf, Textures} from './textures';

type Part = FigureOf<'plate'>['parts'][number];

const STYLES: readonly Pick<Fill, 'tone' | 'texture'>[] = [
  {tone: 'leaf', texture: 'stripes'},
  {tone: 'sun', texture: 'dots'},
  {tone: 'clay', texture: 'waves'},
  {tone: 'sky', texture: 'grid'},
  {tone: 'plum', texture: 'bars'},
  {tone: 'citrus', texture: 'dots'},
  {tone: 'soil', texture: 'stripes'},
  {tone: 'water', texture: 'waves'},
];

const RADIUS = 78;
const CENTRE = 110;

function PlateDrawing({figure: {parts, alt}, id, context}: ViewProps<'plate'>) {
  const fills = parts.map(({tone}, index): Fill => {
    const {texture, tone: defaultTone} = STYLES[index]!;
    return {key: `part-${index}`, label: '', texture, tone: tone ?? defaultTone};
  });
  const slices = pie<Part>()
    .sort(null)
    .value(({share}) => share)([...parts]);
  const shape = arc<(typeof slices)[number]>().innerRadius(0).outerRadius(RADIUS).digits(2);
  const places = slices.map((slice) => {
    const [x, y] = arc<(typeof slices)[number]>()
      .innerRadius(RADIUS * 0.62)
      .outerRadius(RADIUS * 0.62)
      .centroid(slice);
    return {x: ((CENTRE + x) / 220) * 100, y: ((CENTRE + y) / 220) * 100};
  });
  const drawing = (
    <>
      <Textures id={id} fills={fills} />
      <svg className="plate-drawing" viewBox="0 0 220 220" role="img" aria-label={alt}>
        <circle className="plate-rim" cx={CENTRE} cy={CENTRE} r="106" />
        <circle className="plate-well" cx={CENTRE} cy={CENTRE} r="88" />
        <g transform={`translate(${CENTRE} ${CENTRE})`}>
          {slices.map((slice, index) => (
            <path
              key={slice.data.label}
              className="plate-part tones-tone"
              data-tone={fills[index]!.tone}
              d={shape(slice) ?? ''}
              fill={fillOf(id, fills[index]!.key)}
            />
          ))}
        </g>
      </svg>
      <Discs places={places} />
    </>
  );
  return (
    <SideBySide size="round" drawing={drawing}>
      <NumberedList
        context={context}
        items={parts.map(({label, text, share}) => ({
          label,
          text,
          sign: <span className="plate-share">{formatNumber(share)}%</span>,
        }))}
      />
    </SideBySide>
  );
}

export const plate: FigureView<'plate'> = {
  Drawing: PlateDrawing,
  table: ({parts}) => ({
    columns: ['Part of the plate', 'Share'],
    rows: parts.map(({label, share}) => [smarten(label), `${formatNumber(share)}%`]),
  }),
};
