import { describe, expect, it } from 'vitest';
import { chooseBands, type HalvedMark, heldOutBands } from '../marking-core/scripts/short-answers/held-out-bands.ts';

function marks(half: 0 | 1, confidence: number, same: number, others: number): HalvedMark[] {
  const one = (isSame: boolean): HalvedMark => ({ half, confidence, isSame });
  return [...Array.from({ length: same }, () => one(true)), ...Array.from({ length: others }, () => one(false))];
}

describe('bands of confidence', () => {
  it.each([
    ['both bands where marks agree so often', [...marks(0, 0.98, 99, 1), ...marks(0, 0.7, 90, 10)], 0.71, 0.5],
    [
      'a band of its own for what agrees less',
      [...marks(0, 0.96, 100, 0), ...marks(0, 0.85, 90, 10), ...marks(0, 0.6, 10, 90)],
      0.86,
      0.61,
    ],
    ['no band where nothing agrees often enough', marks(0, 0.9, 1, 1), 1, 1],
  ])('choose %s', (_why, own, sureFrom, likelyFrom) => {
    expect(chooseBands(own)).toEqual({ sureFrom, likelyFrom });
  });

  it('are measured on the half that did not choose them', () => {
    const { bands, byName } = heldOutBands([
      ...marks(0, 0.99, 100, 0),
      ...marks(0, 0.8, 0, 100),
      ...marks(1, 0.99, 50, 50),
    ]);
    expect(bands).toEqual([
      { sureFrom: 0.81, likelyFrom: 0.81 },
      { sureFrom: 1, likelyFrom: 1 },
    ]);
    expect(byName.map(({ name, share }) => [name, Math.round(share * 300)])).toEqual([
      ['sure', 100],
      ['likely', 0],
      ['look', 200],
    ]);
    expect(byName[0]?.agreement).toBe(0.5);
  });
});
