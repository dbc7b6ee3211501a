/**
 * Whether tests try everything that they could, as they do once a week (MARKWELL_TESTS=all), or a sample of it, which is what a
 * change waits for.
 */
export const isAll = process.env.MARKWELL_TESTS === 'all';

/** One amount for every run, another for the weekly one. */
export const amount = ({ sample, all }: { readonly sample: number; readonly all: number }): number =>
  isAll ? all : sample;

/** One of every so many, the first among them; all of them in the weekly run. */
export const sampleOf = <Item>(items: readonly Item[], every: number): readonly Item[] =>
  isAll ? items : items.filter((_, index) => index % every === 0);
