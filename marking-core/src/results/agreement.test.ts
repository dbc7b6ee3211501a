import { describe, expect, it } from 'vitest';
import { year7, year8, year10 } from '../homework/index.ts';
import { cohensKappa, measureAgreement } from './agreement.ts';

const example = (questionId: string, value: string, marks: number) => ({ questionId, value, marks });

describe('a test with answers marked by people', () => {
  it('names what is accepted and refused wrongly, by question', () => {
    const report = measureAgreement(year8.scheme, [
      example('q1b', 'it bounces back', 1),
      example('q1b', 'it reflects', 0),
      example('q1b', 'nothing happens', 0),
      example('q1b', 'does a wobble', 1),
      example('q1aiii', 'hertz', 1),
      example('q99', 'x', 1),
    ]);
    expect(report.disagreements.map(({ kind, example: { value } }) => [kind, value])).toEqual([
      ['false-accept', 'it reflects'],
      ['false-refusal', 'does a wobble'],
      ['false-refusal', 'x'],
    ]);
    expect(report.questions.map(({ questionId, examples, agreed }) => [questionId, examples, agreed])).toEqual([
      ['q1aiii', 1, 1],
      ['q1b', 4, 2],
      ['q99', 1, 0],
    ]);
    expect(report.all).toMatchObject({ examples: 6, agreed: 3, falseAccepts: 1, falseRefusals: 2, accuracy: 0.5 });
    expect(report.questions.find(({ questionId }) => questionId === 'q1b')?.kappa).toBeCloseTo(0);
  });

  it('counts some of the marks as neither all nor none', () => {
    const report = measureAgreement(year10.scheme, [example('q1b', 'adenine and thymine', 2)]);
    expect(report.disagreements[0]).toMatchObject({ kind: 'false-refusal', result: { marksAwarded: 1 } });
  });

  it('takes yes or no and its reason in one text, as people type them', () => {
    const report = measureAgreement(year7.scheme, [
      example('q2c1', 'No, because the crisps were different sizes', 1),
      { ...example('q2c1', '', 1), choice: 'no', reason: 'the crisps were different sizes' },
      example('q2c1', 'Yes.', 0),
    ]);
    expect(report.disagreements).toEqual([]);
  });

  it('has nothing to say of nothing', () => {
    expect(measureAgreement(year8.scheme, []).all).toMatchObject({ examples: 0, accuracy: null, kappa: null });
  });
});

it.each<[label: string, pairs: [person: number, scheme: number][], kappa: number | null]>([
  [
    'complete agreement',
    [
      [1, 1],
      [0, 0],
    ],
    1,
  ],
  [
    'complete disagreement',
    [
      [1, 0],
      [0, 1],
    ],
    -1,
  ],
  [
    'one category alone',
    [
      [1, 1],
      [1, 1],
    ],
    null,
  ],
  [
    'the textbook: 20 + 15 of 50 agreed',
    [...fill(20, 1, 1), ...fill(5, 1, 0), ...fill(10, 0, 1), ...fill(15, 0, 0)],
    0.4,
  ],
])("Cohen's kappa of %s", (_label, pairs, kappa) => {
  const measured = cohensKappa(pairs.map(([person, scheme]) => ({ person, scheme })));
  if (kappa === null) expect(measured).toBeNull();
  else expect(measured).toBeCloseTo(kappa, 5);
});

function fill(times: number, person: number, scheme: number): [number, number][] {
  return Array.from({ length: times }, () => [person, scheme]);
}
