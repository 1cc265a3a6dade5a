import {type PoseDrawing, poseDrawing} from '@/lib/data/drawings';
import * as outline from './pose-outline';

/** The floor line of a figure without a mat, and the space above a figure. */
const FLOOR = 94;
const MARGIN = 5;

/** The drawing of a pose, if there is one. Decorative: the card's text says what to do. */
export function PoseFigure({id}: {readonly id: string}) {
  const drawing = poseDrawing(id);
  if (!drawing) return null;
  const {props} = drawing;
  const top = outline.tenths(highest(drawing) - MARGIN);
  return (
    <svg className="pose-figure" viewBox={`0 ${top} 100 ${outline.tenths(100 - top)}`} aria-hidden="true">
      {!props.some((prop) => 'mat' in prop) && (
        <line className="pose-figure-floor" x1="4" x2="96" y1={FLOOR} y2={FLOOR} />
      )}
      {props.map((prop, index) => (
        <Prop key={index} prop={prop} />
      ))}
      <Person id={id} />
    </svg>
  );
}

/** The body of a drawing on a field of 100 × 100, for an element of the class pose-figure. */
export function Person({id}: {readonly id: string}) {
  const body = poseDrawing(id)?.body ?? [];
  const torso = body.flatMap((part) => ('torso' in part ? [part.torso] : []))[0]!;
  const size = body.flatMap((part) => ('head' in part ? [part.head[2]] : []))[0]!;
  return (
    <>
      {body.map((part, index) => (isLimb(part) ? <circle key={index} {...outline.limbRoot(part, size)} /> : null))}
      {body.map((part, index) => {
        if ('torso' in part) return <Torso key={index} torso={part.torso} />;
        if ('foot' in part) return <Foot key={index} foot={part.foot} size={size} />;
        if ('head' in part) return <Head key={index} head={part} torso={torso} />;
        return <Limb key={index} limb={part} size={size} />;
      })}
    </>
  );
}

/** The outline of a limb's root is below the body, and its fill above the torso's edge: both form one shape. */
function Limb({limb, size}: {readonly limb: outline.PoseLimb; readonly size: number}) {
  const crease = outline.kneeCrease(limb, size);
  return (
    <g data-side={limb.far ? 'far' : undefined}>
      {'leg' in limb && <Foot foot={[limb.leg[2], limb.leg[3], limb.leg[4]]} size={size} />}
      <g className={'leg' in limb ? 'pose-figure-leg' : 'pose-figure-skin'}>
        <path d={outline.limbOutline(limb, size)} pathLength={100} />
        <circle className="pose-figure-joint" {...outline.limbRoot(limb, size)} />
      </g>
      {crease && <path className="pose-figure-crease" d={crease} />}
    </g>
  );
}

function Foot({foot, size}: {readonly foot: outline.PoseFoot; readonly size: number}) {
  return <path className="pose-figure-skin" d={outline.footOutline(foot, size)} />;
}

function Torso({torso}: {readonly torso: outline.PoseTorso}) {
  const {whole, hips} = outline.torsoOutlines(torso);
  return (
    <>
      <path className="pose-figure-shirt" d={whole} />
      <path className="pose-figure-hips" d={hips} />
    </>
  );
}

function Head({head, torso}: {readonly head: outline.PoseHead; readonly torso: outline.PoseTorso}) {
  const paths = outline.headOutlines(head, torso);
  return (
    <>
      <path className="pose-figure-skin" d={paths.neck} />
      <path className="pose-figure-skin" d={paths.head} />
      <path className="pose-figure-hair" d={paths.hair} />
    </>
  );
}

function Prop({prop}: {readonly prop: PoseDrawing['props'][number]}) {
  if ('mat' in prop) return <path className="pose-figure-mat" d={outline.areaOutline(prop.mat)} />;
  const [x, y, width, height] = prop.rect;
  return <rect className="pose-figure-prop" x={x} y={y} width={width} height={height} rx="1.5" />;
}

function isLimb(part: outline.PosePart): part is outline.PoseLimb {
  return 'arm' in part || 'leg' in part;
}

function highest({body, props}: PoseDrawing): number {
  const parts = body.flatMap((part) => {
    if ('head' in part) return [part.head[1] - part.head[2]];
    if ('torso' in part) return part.torso.map(([, y, width]) => y - width);
    return ('arm' in part ? part.arm : 'foot' in part ? part.foot : part.leg).map(([, y]) => y);
  });
  const things = props.flatMap((prop) => ('rect' in prop ? [prop.rect[1]] : prop.mat.map(([, y]) => y)));
  return Math.min(...parts, ...things);
}
