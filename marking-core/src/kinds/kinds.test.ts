import { describe, expect, it } from 'vitest';
import { draftMarkScheme } from '../draft/draft-mark-scheme.ts';
import { markAttempt } from '../marking/mark-attempt.ts';
import { chemicalEquationCases } from './chemical-equation/chemical-equation.cases.ts';
import { chemicalFormulaCases } from './chemical-formula/chemical-formula.cases.ts';
import { coordinatesCases } from './coordinates/coordinates.cases.ts';
import { dateCases } from './date/date.cases.ts';
import { equationCases } from './equation/equation.cases.ts';
import { expressionCases } from './expression/expression.cases.ts';
import { fractionCases } from './fraction/fraction.cases.ts';
import { moneyCases } from './money/money.cases.ts';
import { numberCases } from './number/number.cases.ts';
import { numberListCases } from './number-list/number-list.cases.ts';
import { percentageCases } from './percentage/percentage.cases.ts';
import { rangeCases } from './range/range.cases.ts';
import { ratioCases } from './ratio/ratio.cases.ts';
import { timeCases } from './time/time.cases.ts';
import type { ValueCases } from './value-case.ts';

const cases: readonly ValueCases[] = [
  ...numberCases,
  ...numberListCases,
  ...fractionCases,
  ...percentageCases,
  ...moneyCases,
  ...rangeCases,
  ...ratioCases,
  ...coordinatesCases,
  ...dateCases,
  ...timeCases,
  ...chemicalFormulaCases,
  ...chemicalEquationCases,
  ...expressionCases,
  ...equationCases,
];

describe.each(cases)('$of, $question: $keys', ({ of, question, keys, tolerance, answers }) => {
  const keyed = { id: 'q1', type: 'text', question, marks: 1, correctAnswers: keys, tolerance };
  const scheme = draftMarkScheme({ slug: 'kinds', title: 'Kinds', questions: [keyed] });

  it('is read as its kind', () => {
    expect(scheme.questions[0]?.rule).toMatchObject({ kind: 'value', of });
  });

  it.each(answers)('%s gets %i (%s)', (value, mark) => {
    const [result] = markAttempt(scheme, { q1: { questionId: 'q1', value } }).results;
    expect(result?.marksAwarded).toBe(mark);
    if (mark === 0) expect(result?.refusal).toBeDefined();
  });

  it.each(keys)('%s itself gets the mark for sure', (value) => {
    const [result] = markAttempt(scheme, { q1: { questionId: 'q1', value } }).results;
    expect(result).toMatchObject({ marksAwarded: 1, confidence: 1 });
  });
});
