/** Numbers that look random and are the same for the same seed. */
export interface Random {
  /** 0 up to, but not including, 1. */
  readonly fraction: () => number;
  /** A whole number from 0 up to, but not including, `below`. */
  readonly whole: (below: number) => number;
  /** One of the list, which must not be empty. */
  readonly pick: <Item>(list: readonly Item[]) => Item;
  /** Around `middle`, mostly within two `spread` of it. */
  readonly around: (middle: number, spread: number) => number;
}

/** Mulberry32: small, quick, and random enough for a demo. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const fraction = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (below: number) => Math.floor(fraction() * below);
  return {
    fraction,
    whole,
    pick: (list) => {
      const item = list[whole(list.length)];
      if (item === undefined) throw new Error('Nothing to pick from');
      return item;
    },
    around: (middle, spread) => middle + spread * 2 * (fraction() + fraction() + fraction() - 1.5),
  };
}
