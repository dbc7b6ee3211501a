import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discrimination, type OwnAndRest } from './question-statistics.ts';

const students = (count: number, of: (index: number) => OwnAndRest) =>
  Array.from({ length: count }, (_one, at) => of(at));

describe('how well a question tells students apart', () => {
  it.each<[string, readonly OwnAndRest[], number | null]>([
    ['nine students', students(9, (at) => ({ own: at % 2, rest: at % 2 })), null],
    ['the better half has it right', students(10, (at) => ({ own: at < 5 ? 0 : 1, rest: at < 5 ? 0.2 : 0.8 })), 1],
    ['the better half has it wrong', students(10, (at) => ({ own: at < 5 ? 1 : 0, rest: at < 5 ? 0.2 : 0.8 })), -1],
    ['everybody has it right', students(10, (at) => ({ own: 1, rest: at / 10 })), null],
    ['all did equally well at the rest', students(10, (at) => ({ own: at % 2, rest: 0.5 })), null],
    ['right and wrong by turns', students(12, (at) => ({ own: at % 2, rest: Math.floor(at / 2) / 6 })), 0],
  ])('%s', (_why, of, expected) => {
    expect(discrimination(of)).toBe(expected);
  });

  it('is between -1 and 1 for whatever was given', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.array(fc.record({ own: share, rest: share }), { minLength: 10, maxLength: 40 }), (of) => {
        const found = discrimination(of);
        if (found !== null) expect(Math.abs(found)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
