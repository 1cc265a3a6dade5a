/** Seeded random numbers: the same seed always gives the same sequence. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  between(low: number, high: number): number;
  /** Around `value`, at most `spread` (a share of it) away. */
  near(value: number, spread: number): number;
  whole(low: number, high: number): number;
  pick<T>(items: readonly T[]): T;
  chance(share: number): boolean;
  /** An independent source that does not affect this one. */
  fork(label: string | number): Random;
}

/** FNV-1a, 32 bits. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/** mulberry32 over the FNV-1a hash of the seed. */
export function createRandom(seed: string): Random {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number) => low + (high - low) * next();
  return {
    next,
    between,
    near: (value, spread) => value * between(1 - spread, 1 + spread),
    whole: (low, high) => Math.floor(between(low, high + 1)),
    pick: (items) => items[Math.floor(next() * items.length)]!,
    chance: (share) => next() < share,
    fork: (label) => createRandom(`${seed}/${label}`),
  };
}
