import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test, vi} from 'vitest';
import {PoseFigure} from './pose-figure';

vi.mock('@/lib/data/drawings', () => ({
  poseDrawing: (id: string) =>
    id === 'staff-pose'
      ? {
          lines: [
            [
              [20, 90],
              [60, 90],
            ],
          ],
          head: [20, 40, 7],
          props: [{rect: [10, 90, 20, 4]}, {ellipse: [50, 90, 9, 2]}],
        }
      : undefined,
}));

test('limbs, head and props are drawn inside one decorative picture', () => {
  const html = renderToStaticMarkup(<PoseFigure id="staff-pose" />);
  expect(html).toContain('d="M20,90L60,90"');
  expect(html).toContain('<circle class="head" cx="20" cy="40" r="7">');
  expect(html).toMatch(/<rect class="prop"[^>]*><\/rect><ellipse class="prop"/);
  expect(html).toContain('aria-hidden="true"');
});

test('a pose that nobody has drawn leaves no gap', () => {
  expect(renderToStaticMarkup(<PoseFigure id="tree-pose" />)).toBe('');
});
