import {arc, join, type Point, smooth, straight} from '../geometry';
import {fill, fine, line, loop, mirrored, nib, printed, put, type Sketch, taper} from '../pen';
import type {Random} from '../random';
import {tufts} from '../stage';
import {birds, broadleaf, cloud, heightAt, land, landscape, pine, ridge, sun, trail} from './scenery';

/** Layered hills, a path, a sun and a tree. */
export const hills = landscape((view, random) => {
  const {away} = view;
  const [far, middle, near] = [ridge(view, 128, 12, random, 34), ridge(view, 158, 12, random, 4), ridge(view, 190, 8, random, 10)];
  const treeX = view.focus - away * random.between(56, 74);
  const top = heightAt(near, view.focus);
  return [...sun([view.focus + away * random.between(14, 36), 74], 36), ...birds([view.focus - away * 64, 50], 3, random), ...land(view, far, 'hue-2', 0.6), ...land(view, middle, 'hue-2'), ...[-26, -8, 12].flatMap((dx, index) => pine([view.focus + away * 58 + dx, 160 + index * 2], 26 + index * 6, 'hue')), ...land(view, near, 'leaf'), ...trail([view.focus + away * 6, 242], [view.focus + away * 12, top + 1], 26), ...broadleaf([treeX, heightAt(near, treeX) + 6], 74, random, 'hue-2'), ...fine(...tufts(view.focus + 60, 222, 1, random), ...tufts(view.focus - 76, 230, 1, random), ...tufts(view.focus + away * 160, 216, 1, random))];
}, {sky: true});

/** A lake between pines, with the sun in it; perhaps a canoe. */
export function lake(boat: boolean) {
  return landscape((view, random) => {
    const {away} = view;
    const [far, middle] = [ridge(view, 104, 13, random, 40), ridge(view, 124, 7, random, 0)];
    const x = view.focus;
    const shore = fill(straight([[-10, 136], [view.width + 10, 136], [view.width + 10, 250], [-10, 250]], true), 'hue');
    const gleams = Array.from({length: 7}, (_, index) => nib(smooth([[x - 30 + index * 3.4, 146 + index * 12], [x, 147.4 + index * 12], [x + 30 - index * 3 + random.between(-4, 8), 146 + index * 12]]), 3.4, 'sun'));
    const ripples = Array.from({length: view.width > 300 ? 12 : 6}, (_, index) => {
      const at: Point = [random.between(0, view.width), 150 + index * 7.4];
      return nib(smooth([at, [at[0] + 18, at[1] + 1.6], [at[0] + 40, at[1]]]), 1.8, 'hue-2');
    });
    const canoe: Sketch = boat ? put([...printed(join(smooth([[-44, -12], [-20, -2], [20, -2], [46, -14]]), smooth([[46, -14], [30, 9], [-26, 9], [-44, -12]])), 'fruit', 2.2), taper([[6, -34], [-10, -8], [-22, 22]], 2.6, 2.6), ...printed(loop([[-20, 16], [-15, 20], [-22, 32], [-28, 30]]), 'sun', 1.4), ...[0, 1].map((index) => nib(smooth([[-40 + index * 20, 14 + index * 5], [0, 16 + index * 5], [48 - index * 12, 14 + index * 5]]), 1.8, 'hue-2'))], [x - away * 34, 192], 1, -3, away) : [];
    const swim: Sketch = boat ? [] : [0, 1, 2].map((index) => line(arc([x - away * 46, 198], 14 + index * 15, 4 + index * 4.4), 1.6 - index * 0.3, 'paper')).concat(printed(arc([x - away * 46, 194], 7, 7), 'fruit', 1.6));
    return [...sun([x, 70], 34), ...land(view, far, 'hue-2', 0.65), ...land(view, middle, 'leaf'), ...[-92, -74, -54, 62, 80, 96].flatMap((dx, index) => pine([x + dx, 137], 40 + ((index * 17) % 26))), shore, line(straight([[-10, 136], [view.width + 10, 136]]), 1.5), ...gleams, ...ripples, ...swim, ...canoe, ...fine(...birds([x - away * 120, 44], 3, random))];
  }, {sky: true});
}

/** Mountains with snow on them, and pines before. */
export function peaks(snow: boolean) {
  return landscape((view, random) => {
    const peak = (x: number, y: number, half: number): Sketch => {
      const foot = 200;
      const at = (dx: number, share: number): Point => [x + dx * half, y + (foot - y) * share];
      const body = straight([[x, y], at(0.34, 0.3), at(0.5, 0.52), at(1, 1), at(-1, 1), at(-0.56, 0.5), at(-0.3, 0.34)], true);
      const shade = straight([[x, y], at(0.34, 0.3), at(0.5, 0.52), at(1, 1), at(0.16, 1), at(0.05, 0.66), at(0.14, 0.4)], true);
      const cap = straight([[x, y], at(0.37, 0.34), at(0.22, 0.3), at(0.16, 0.43), at(0.02, 0.31), at(-0.12, 0.44), at(-0.2, 0.32), at(-0.36, 0.4)], true);
      return [fill(body, 'hue-2'), fill(shade, 'hue'), fill(cap, 'paper'), line(straight([at(-1, 1), at(-0.56, 0.5), at(-0.3, 0.34), [x, y], at(0.34, 0.3), at(0.5, 0.52), at(1, 1)]), 1.7), ...fine(nib(straight([at(-0.3, 0.62), at(-0.16, 0.82)]), 1.5), nib(straight([at(-0.48, 0.74), at(-0.4, 0.88)]), 1.5))];
    };
    const {away} = view;
    const x = view.focus;
    const near = ridge(view, 194, 7, random, 8);
    const trees = [-96, -78, -58, 66, 86, 104].flatMap((dx, index) => pine([x + dx, heightAt(near, x + dx) + 6 + (index % 3) * 6], 40 + ((index * 23) % 30), 'leaf', snow));
    const flakes = snow ? Array.from({length: view.width > 300 ? 26 : 14}, () => fill(arc([random.between(8, view.width - 8), random.between(12, 170)], 1.8, 1.8), 'paper')) : birds([x - away * 90, 52], 3, random);
    return [...sun([x + away * 58, 62], 25), ...(view.width > 300 ? peak(x - away * 190, 118, 120) : []), ...peak(x + away * 72, 92, 82), ...peak(x - away * 24, 44, 104), ...land(view, near, snow ? 'paper' : 'leaf'), ...trees, ...(snow ? [] : trail([x + away * 10, 242], [x + away * 2, heightAt(near, x) + 2], 20)), ...(snow ? [0, 1].map((index) => nib(smooth([[x - 54 + index * 9, 242], [x - 8 + index * 7, 224], [x + 8 + index * 5, 208], [x + index * 3, 196]]), 2, 'hue')) : []), ...flakes];
  }, {sky: true});
}

/** A wood of tall trunks with the sun behind. */
export const forest = landscape((view, random) => {
  const floor = ridge(view, 196, 4, random, 4);
  const trunks = Array.from({length: Math.ceil(view.width / 54)}, (_, index) => 22 + index * 54 + random.between(-10, 10)).filter((x) => Math.abs(x - view.focus) > 34);
  const far = Array.from({length: Math.ceil(view.width / 30)}, (_, index) => pine([index * 30 + random.between(-6, 6), 198], random.between(84, 124), 'hue-2')).flat();
  const near = trunks.flatMap((x, index) => {
    const half = random.between(4.5, 7.5);
    const lean = random.between(-4, 4);
    const body = join(smooth([[x - half * 0.7 + lean, -8], [x - half * 0.8, 90], [x - half, 196], [x - half * 2, 212]]), smooth([[x + half * 2, 212], [x + half, 196], [x + half * 0.8, 90], [x + half * 0.7 + lean, -8]]));
    const boughs = [28, 58, 84].map((y, bough) => nib(smooth([[x, y], [x + (bough % 2 ? -1 : 1) * 20, y - 8], [x + (bough % 2 ? -1 : 1) * 40, y + 3]]), 3.4));
    const bark = [60, 104, 146].map((y) => nib(smooth([[x + half * 0.2, y], [x + half * 0.4, y + 14], [x + half * 0.1, y + 26]]), 1.3, 'paper'));
    return index % 3 === 2 ? [fill(body, 'hue'), ...boughs.slice(0, 1)] : [fill(body, 'ink'), ...boughs, ...fine(...bark)];
  }, {sky: true});
  return [...sun([view.focus, 106], 46), ...far, ...land(view, floor, 'leaf'), ...trail([view.focus - 8, 242], [view.focus + 4, 197], 25), ...near, ...[-62, 54].flatMap((dx) => tufts(view.focus + dx, 224, 1.2, random))];
}, {sky: true});

/** Cliffs, sea and gulls. */
export const coast = landscape((view, random) => {
  const {away} = view;
  const x = view.focus;
  const on = (dx: number, y: number): Point => [x - away * dx, y];
  const cliff = straight([on(-10, 250), on(2, 176), on(-6, 150), on(12, 104), on(34, 92), on(70, 84), on(130, 78), on(430, 66), on(430, 250)], true);
  const face = straight([on(-10, 250), on(2, 176), on(-6, 150), on(12, 104), on(34, 92), on(30, 140), on(42, 176), on(34, 250)], true);
  const sea = fill(straight([[-10, 138], [view.width + 10, 138], [view.width + 10, 250], [-10, 250]], true), 'hue');
  const waves = Array.from({length: view.width > 300 ? 20 : 10}, (_, index) => nib(smooth([[random.between(-30, view.width), 150 + (index * 37) % 92]].flatMap(([wx, wy]): Point[] => [[wx!, wy!], [wx! + 16, wy! - 3], [wx! + 32, wy! + 1], [wx! + 50, wy! - 2]])), 2.2, index % 3 ? 'hue-2' : 'paper'));
  return [...sun([x + away * 54, 100], 40), sea, line(straight([[-10, 138], [view.width + 10, 138]]), 1.3), ...waves, fill(cliff, 'leaf'), fill(face, 'paper'), line(straight([on(-10, 250), on(2, 176), on(-6, 150), on(12, 104), on(34, 92), on(70, 84), on(130, 78), on(430, 66)]), 1.8), ...fine(nib(straight([on(16, 120), on(14, 160)]), 1.6), nib(straight([on(26, 150), on(20, 196)]), 1.6)), nib(straight([on(12, 186), on(10, 232)]), 1.6), ...broadleaf(on(84, 88), 54, random, 'hue-2'), ...trail(on(150, 244), on(60, 90), 15), ...birds([x + away * 30 - 10, 50], 4, random), ...[0, 1].map((index) => nib(smooth([on(-30 - index * 10, 224 - index * 9), on(-8, 228 - index * 9), on(6, 222 - index * 9)]), 3, 'paper'))];
}, {sky: true});

/** One great tree on a rise, with a bench under it. */
export const loneTree = landscape((view, random) => {
  const {away} = view;
  const [far, near] = [ridge(view, 168, 8, random, 0), ridge(view, 200, 3, random, 18)];
  const y = heightAt(near, view.focus) + 4;
  const bench: Sketch = [line(straight([[-24, -16], [24, -16]]), 4), line(straight([[-24, -30], [24, -30]]), 3), ...[-19, 19].flatMap((x) => [line(straight([[x, -32], [x, 0]]), 2.6)])];
  return [...sun([view.focus + away * 62, 96], 42), ...land(view, far, 'hue-2', 0.7), ...land(view, near, 'leaf'), ...broadleaf([view.focus - away * 12, y], 172, random, 'hue'), ...put(bench, [view.focus + away * 52, y + 8]), ...birds([view.focus + away * 100, 44], 3, random), ...fine(...tufts(view.focus - 70, y + 24, 1.2, random), ...tufts(view.focus + 96, y + 20, 1.2, random), ...tufts(view.focus - away * -190, y + 22, 1.2, random))];
}, {sky: true});

/** A road over rolling land, with a signpost. */
export const road = landscape((view, random) => {
  const {away} = view;
  const [far, middle, near] = [ridge(view, 118, 10, random, 22), ridge(view, 148, 9, random, 8), ridge(view, 178, 6, random, 14)];
  const x = view.focus;
  const post: Sketch = [...printed(straight([[-4, 0], [-3, -112], [3, -112], [4, 0]], true), 'sun', 1.8), ...printed(straight([[-8, -104], [38, -106], [50, -95], [38, -84], [-8, -84]], true), 'paper', 2), ...printed(straight([[8, -78], [-34, -76], [-45, -66], [-34, -56], [8, -58]], true), 'sun', 2), nib(smooth([[0, -95], [16, -96], [32, -95]]), 1.8), nib(smooth([[-30, -66], [-16, -67], [0, -66]]), 1.8)];
  const top = heightAt(near, x);
  return [...sun([x - away * 40, 68], 32), ...cloud([x + away * 60 - 30, 64], 62), ...land(view, far, 'hue-2', 0.6), ...land(view, middle, 'hue-2'), ...trail([x - away * 10, 190], [x - away * 34, heightAt(middle, x - away * 34) + 2], 6), ...land(view, near, 'leaf'), ...trail([x - away * 16, 242], [x - 3, top + 1], 34), ...put(post, [x + away * 62, 216], 1, random.between(-2, 2), away)];
}, {sky: true});

/** A tent under the moon. */
export const camp = landscape((view, random) => {
  const {away} = view;
  const [far, near] = [ridge(view, 140, 12, random, 12), ridge(view, 194, 4, random, 6)];
  const tent: Sketch = [...printed(straight([[0, -74], [66, 0], [-58, 0]], true), 'sun', 2.4), fill(straight([[0, -74], [66, 0], [26, 0]], true), 'fruit'), ...printed(straight([[0, -62], [13, 0], [-17, 0]], true), 'ink', 1), nib(straight([[0, -74], [-5, -84]]), 2), line(straight([[-58, 0], [-76, 6]]), 1.2), line(straight([[66, 0], [84, 6]]), 1.2)];
  const stars = Array.from({length: view.width > 300 ? 16 : 8}, () => fill(arc([random.between(10, view.width - 10), random.between(14, 96)], 1.7, 1.7), 'ink'));
  const moon = join(arc([view.focus + away * 56, 62], 26, 26, -70, 130), arc([view.focus + away * 56 - 11, 57], 24, 24, 112, -58));
  return [fill(moon, 'sun'), ...stars, ...land(view, far, 'hue-2'), ...[-104, -86, -70, 74, 92, 110].flatMap((dx, index) => pine([view.focus + dx, 200], 62 + ((index * 29) % 44), index % 2 ? 'hue' : 'leaf')), ...land(view, near, 'leaf'), ...put(tent, [view.focus, 216]), ...tufts(view.focus + away * 96, 226, 1.2, random)];
}, {sky: true});

/** Dunes and a heavy sun. */
export const dunes = landscape((view, random) => {
  const {away} = view;
  const x = view.focus;
  const rays = Array.from({length: 16}, (_, index) => {
    const angle = (index / 16) * Math.PI * 2;
    return nib(straight([[x + Math.cos(angle) * 64, 92 + Math.sin(angle) * 64], [x + Math.cos(angle) * (index % 2 ? 76 : 84), 92 + Math.sin(angle) * (index % 2 ? 76 : 84)]]), 2.6, 'sun');
  }, {sky: true});
  const [far, near] = [ridge(view, 164, 10, random, -8), ridge(view, 196, 10, random, 6)];
  const grass = [-8, -3, 2, 7].flatMap((dx, index) => nib(smooth([[dx, 0], [dx * 1.5, -26], [dx * 3.6 + away * 6, -46 + index * 4]]), 2.6, 'leaf'));
  return [...sun([x, 92], 54), ...rays, ...land(view, far, 'hue-2', 0.7), ...land(view, near, 'sun', 0.4), ...put(grass, [x - away * 58, 206], 1.1), ...put(grass, [x - away * 84, 216], 0.8), ...[0, 1, 2].map((index) => nib(smooth([[x - 20 + index * 26, 212 + index * 6], [x + 20 + index * 30, 206 + index * 7], [x + 70 + index * 30, 214 + index * 6]]), 1.8))];
}, {sky: true});

/** A meadow bending in the wind, with seed heads and clouds. */
export const meadow = landscape((view, random) => {
  const {away} = view;
  const near = ridge(view, 198, 5, random, 6);
  const stems = Array.from({length: view.width > 300 ? 22 : 13}, (_, index) => {
    const x = view.focus - 96 + index * (view.width > 300 ? 14 : 15) + random.between(-4, 4);
    const height = random.between(64, 118) * Math.exp(-(((x - view.focus) / 130) ** 2));
    const tip: Point = [x + away * height * 0.34, 204 - height];
    const stem = smooth([[x, 212], [x + away * height * 0.06, 204 - height * 0.5], tip]);
    const kind = index % 3;
    const top: Sketch = kind === 0 ? [...printed(mirrored([[0, -16], [4.4, -9], [4, 2], [0, 8]]), 'sun', 1.3)] : kind === 1 ? [...[0, 72, 144, 216, 288].map((angle) => fill(put([fill(loop([[0, 0], [3.4, -5], [0, -10], [-3.4, -5]]), 'fruit')], [0, 0], 1, angle)[0]!.path, 'fruit')), fill(arc([0, 0], 3, 3), 'sun')] : [0, 1, 2, 3].flatMap((step) => [-1, 1].map((turn) => nib(straight([[0, step * 6], [turn * 6, step * 6 - 7]]), 3, 'hue')));
    return [nib(stem, 2.8, 'leaf'), ...put(top, tip, 1, away * 24)];
  }, {sky: true});
  return [...sun([view.focus - away * 34, 78], 34), ...cloud([view.focus + away * 70 - 40, 62], 76), ...land(view, ridge(view, 166, 9, random, 10), 'hue-2', 0.7), ...stems.flat(), ...land(view, near, 'leaf'), ...[0, 1, 2].map((index) => nib(smooth([[view.focus + away * (20 + index * 20), 110 - index * 14], [view.focus + away * (60 + index * 20), 104 - index * 14], [view.focus + away * (92 + index * 14), 112 - index * 14]]), 1.6, 'hue'))];
}, {sky: true});
