import {readFileSync} from 'node:fs';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test, vi} from 'vitest';
import {PoseFigure} from './pose-figure';

const {drawings} = vi.hoisted(() => ({drawings: {} as Record<string, unknown>}));

vi.mock('@/lib/data/drawings', () => ({poseDrawing: (id: string) => drawings[id]}));

const torso = [
  [30, 90, 5],
  [30, 86, 6],
  [30, 76, 5],
  [30, 68, 6],
  [30, 60, 5],
  [30, 58, 3],
];

drawings['staff-pose'] = {
  body: [
    {
      arm: [
        [30, 62],
        [30, 77],
        [30, 90],
        [38, 90],
      ],
      far: true,
    },
    {torso},
    {
      leg: [
        [30, 88],
        [52, 88],
        [74, 88],
        [76, 90],
        [76, 80],
      ],
      far: false,
    },
    {head: [31, 50, 6], tilt: 0, face: 1},
  ],
  props: [
    {rect: [10, 90, 20, 4]},
    {
      mat: [
        [4, 92],
        [96, 92],
        [96, 96],
        [4, 96],
      ],
    },
  ],
};

test('limbs, head and props are in one decorative picture, cropped to its contents', () => {
  const html = renderToStaticMarkup(<PoseFigure id="staff-pose" />);
  expect(html).toContain('viewBox="0 39 100 61" aria-hidden="true"');
  expect(html).toMatch(/<rect class="pose-figure-prop"[^>]*><\/rect><path class="pose-figure-mat"/);
  expect(html).toContain('<g data-side="far"><g class="pose-figure-skin">');
  expect(html).toContain('class="pose-figure-shirt"');
  expect(html).toContain('class="pose-figure-hair"');
  expect(html).not.toMatch(/NaN|undefined/);
});

test('a straight leg has no crease, a knee folded on itself has one', () => {
  expect(renderToStaticMarkup(<PoseFigure id="staff-pose" />)).not.toContain('class="pose-figure-crease"');
  const kneeling = {
    leg: [
      [45, 82.5],
      [66.4, 89.3],
      [43.9, 90.3],
      [46.3, 88.6],
      [33.6, 87.7],
    ],
    far: false,
  };
  drawings['hero-pose'] = {body: [{torso}, kneeling, {head: [31, 50, 6], tilt: 0, face: 1}], props: []};
  expect(renderToStaticMarkup(<PoseFigure id="hero-pose" />)).toContain('class="pose-figure-crease"');
});

test('a mat replaces the floor line', () => {
  const bare = {body: [{torso}, {head: [31, 50, 6], tilt: 90, face: -0.4}]};
  drawings['on-the-floor'] = {...bare, props: []};
  drawings['on-a-mat'] = {
    ...bare,
    props: [
      {
        mat: [
          [10, 80],
          [90, 80],
          [96, 96],
          [4, 96],
        ],
      },
    ],
  };
  expect(renderToStaticMarkup(<PoseFigure id="on-the-floor" />)).toContain('class="pose-figure-floor"');
  expect(renderToStaticMarkup(<PoseFigure id="on-a-mat" />)).toContain(
    'class="pose-figure-mat" d="M10,80L90,80L96,96L4,96Z"',
  );
  expect(renderToStaticMarkup(<PoseFigure id="on-a-mat" />)).not.toContain('class="pose-figure-floor"');
});

test('a pose without a drawing leaves no gap', () => {
  expect(renderToStaticMarkup(<PoseFigure id="tree-pose" />)).toBe('');
});

test('every pose in the data has a valid drawing, and no drawing is unused', async () => {
  const {poseDrawing} = await vi.importActual<typeof import('@/lib/data/drawings')>('@/lib/data/drawings');
  const poses = readFileSync('content/data/facts/yoga.yml', 'utf8').split('\nposes:')[1]!.split('\nbreathing:')[0]!;
  const ids = [...poses.matchAll(/\{id: ([\w-]+)/g)].map((match) => match[1]!);
  const drawn = readFileSync('content/data/drawings/poses.yml', 'utf8').match(/^[\w-]+(?=:)/gm);
  expect(drawn).toEqual(ids);
  for (const id of ids) {
    drawings[id] = poseDrawing(id);
    expect(renderToStaticMarkup(<PoseFigure id={id} />), id).not.toMatch(/^$|NaN|undefined/);
  }
});

test('the poses of the page on props are drawn with them', async () => {
  const {poseDrawing} = await vi.importActual<typeof import('@/lib/data/drawings')>('@/lib/data/drawings');
  const [, ids = ''] = /^ids: \[(.+)\]$/m.exec(readFileSync('content/docs/yoga/seated-poses.mdx', 'utf8')) ?? [];
  const drawn = ids.split(', ').filter((id) => poseDrawing(id)?.props.some((prop) => 'rect' in prop));
  expect(drawn).toEqual(ids.split(', '));
});
