import { describe, expect, it } from 'vitest';
import { modelAnswerCases } from '../../../scripts/cases.ts';
import type { QuestionResult } from '../../answers/marking.ts';
import { draftMarkScheme } from '../../draft/draft-mark-scheme.ts';
import { builtInHomework, childcare } from '../../homework/index.ts';
import { markAttempt } from '../../marking/mark-attempt.ts';

const question = 'Why does sweating cool you down?';
const model = 'The sweat evaporates and takes heat away from the skin.';

function mark(value: string, marks = 1, correctAnswers = [model], asked = question): QuestionResult | undefined {
  const keyed = { id: 'q1', type: 'text', question: asked, marks, correctAnswers };
  const scheme = draftMarkScheme({ slug: 's', title: 't', questions: [keyed] });
  return markAttempt(scheme, { q1: { questionId: 'q1', value } }).results[0];
}

/** Marked otherwise than a teacher would: what is said of other words weighs more than the opposite. */
const marksThatDiffer = [
  'The circuit is complete so current flows through the lamp',
  'They are in series, each in a path of its own',
  'All the variables are changed',
];

const cases: readonly (readonly [string, number, string])[] = [
  [model, 1, 'the model answer itself'],
  ['Sweat evaporates from the skin and takes the heat away', 1, 'another order'],
  ['the sweat dries up and takes heat from your skin', 1, 'a synonym'],
  ['the swet evaporates and it takes the heet away from the skin', 1, 'misspellings'],
  [`not ${model}`, 0, 'a denial'],
  ['The sweat does not evaporate and takes heat away from the skin.', 0, 'a denial within'],
  [question, 0, 'a copy of the question'],
  ['I do not know', 0, 'no answer'],
  ['because you drink water', 0, 'something else'],
];

describe('a model answer', () => {
  it.each(cases)('"%s" gets %i (%s)', (answer, marks) => {
    expect(mark(answer)?.marksAwarded).toBe(marks);
  });

  it('marks the table of cases as a teacher would, but for three answers', () => {
    const differing = modelAnswerCases.flatMap((one) =>
      one.answers.filter(([answer, marks]) => mark(answer, 1, one.accept, one.question)?.marksAwarded !== marks),
    );
    expect(differing.map(([answer]) => answer)).toEqual(marksThatDiffer);
  });

  it('gives a share of the marks for each idea', () => {
    const ideas = ['The sweat evaporates. This takes heat away from the skin.'];
    expect(mark('the sweat evaporates', 2, ideas)?.marksAwarded).toBe(1);
    expect(mark('the sweat evaporates and this takes the heat away from the skin', 2, ideas)?.marksAwarded).toBe(2);
  });

  it('says which words met it and which are missing', () => {
    const result = mark('the sweat evaporates', 2);
    const missing = mark('it is wet', 1)?.missing ?? [];
    expect([result?.evidence.map(({ words }) => words), missing.includes('evaporates')]).toEqual([
      ['evaporates'],
      true,
    ]);
  });

  it('reads 10,000 characters of anything', () => {
    for (const text of ['evaporates not heat ', 'a', '( ', '1/2 = '])
      expect(mark(text.repeat(10_000).slice(0, 10_000))?.marksAwarded).toBeLessThanOrEqual(1);
  });

  it('is in no built-in set, as pages cannot mark it', () => {
    const kinds = [...builtInHomework, childcare].flatMap(({ scheme }) =>
      scheme.questions.map(({ rule }) => rule?.kind),
    );
    expect(kinds).not.toContain('model-answer');
  });
});
