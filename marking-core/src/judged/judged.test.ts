import { describe, expect, it, test } from 'vitest';
import { draftMarkScheme } from '../draft/draft-mark-scheme.ts';
import { markAttempt } from '../marking/mark-attempt.ts';
import { explainResult } from '../results/explain-result.ts';
import type { JudgedAnswer } from '../scheme/judged-answer.ts';
import type { MarkedQuestion, MarkScheme } from '../scheme/mark-scheme.ts';
import { answerKey } from './answer-key.ts';
import { withJudged, withoutJudged } from './with-judged.ts';

const question = 'Why are fossil fuels called non-renewable?';

/** A scheme of one question as an upload makes it, with what people have judged. */
function scheme(
  key: string | readonly string[],
  judged: readonly JudgedAnswer[] = [],
  more: Partial<MarkedQuestion> & { question?: string } = {},
): MarkScheme {
  const { question: asked = question, ...rest } = more;
  const drafted = draftMarkScheme({
    slug: 'own',
    title: 'Own',
    questions: [
      { id: 'q', type: 'text', question: asked, marks: more.maxMarks ?? 1, correctAnswers: [...[key].flat()] },
    ],
  });
  return { ...drafted, questions: drafted.questions.map((one) => ({ ...one, ...rest, judged: [...judged] })) };
}

function mark(by: MarkScheme, value: string) {
  const [result] = markAttempt(by, { q: { questionId: 'q', value } }).results;
  if (result === undefined) throw new Error('no result');
  return result;
}

const cannotBeReplaced = 'They cannot be replaced once they are used up.';
const accepted = { answer: 'Limited resources', marks: 1, by: 'Ms A.' };
const refused = { answer: 'They give off carbon dioxide', marks: 0, by: 'Ms A.' };

describe('an answer that people have judged', () => {
  test.each([
    ['limited resources', 1, 'whatever the case'],
    ['  Limited resources!! ', 1, 'whatever is around it'],
    ['limited, resources', 1, 'whatever the punctuation between words'],
    ['they give off carbon dioxide.', 0, 'refused as well'],
  ])('%s gets %i marks: %s', (value, marks) => {
    const result = mark(scheme(cannotBeReplaced, [accepted, refused]), value);
    expect(result).toMatchObject({ marksAwarded: marks, confidence: 1 });
  });

  it('has a reason that names who judged it', () => {
    const by = scheme(cannotBeReplaced, [accepted, refused]);
    expect(explainResult(mark(by, 'limited resources'))).toBe('1 of 1: ‘Limited resources’, which Ms A. accepted');
    expect(explainResult(mark(by, refused.answer))).toBe('0 of 1: ‘They give off carbon dioxide’, which Ms A. refused');
  });

  it('gets part marks', () => {
    const by = scheme('They run out. They take millions of years to form.', [{ answer: 'they end', marks: 1 }], {
      maxMarks: 2,
    });
    const result = mark(by, 'they end');
    expect(result).toMatchObject({ marksAwarded: 1, maxMarks: 2, refusal: 'partly-met' });
    expect(explainResult(result)).toContain('a teacher gave 1 of 2');
  });

  it.each(['Co', 'CO2'])('is another than %s where the key is a formula', (value) => {
    const by = scheme('CO', [{ answer: 'co', marks: 1 }], {
      rule: { kind: 'value', of: 'chemical-formula', accept: ['CO'] },
    });
    expect(mark(by, 'co').marksAwarded).toBe(1);
    expect(mark(by, value).marksAwarded).toBe(0);
  });

  it('counts as it was judged last', () => {
    expect(
      mark(scheme(cannotBeReplaced, [accepted, { ...accepted, marks: 0 }]), 'limited resources').marksAwarded,
    ).toBe(0);
  });

  it('changes nothing under published', () => {
    const by = scheme(cannotBeReplaced, [accepted]);
    const { results } = markAttempt(by, { q: { questionId: 'q', value: accepted.answer } }, { policy: 'published' });
    expect(results[0]?.marksAwarded).toBe(0);
  });
});

describe('an answer that is like judged ones', () => {
  it('is accepted for what was accepted, by its name', () => {
    const before = mark(scheme(cannotBeReplaced), 'the resources are limited');
    const after = mark(scheme(cannotBeReplaced, [accepted]), 'the resources are limited');
    expect([before.marksAwarded, after.marksAwarded]).toEqual([0, 1]);
    expect(explainResult(after)).toBe('1 of 1: like ‘Limited resources’, which Ms A. accepted');
    expect(after.confidence).toBeLessThan(1);
  });

  it('is refused for what was refused', () => {
    const judged = [{ answer: 'They cannot be replaced quickly', marks: 0, by: 'Ms A.' }];
    const value = 'they cannot be replaced so quickly';
    const [before, after] = [scheme(cannotBeReplaced), scheme(cannotBeReplaced, judged)].map((by) => mark(by, value));
    expect(before?.marksAwarded).toBe(1);
    expect(after).toMatchObject({ marksAwarded: 0, refusal: 'judged' });
    expect(explainResult(after ?? mark(scheme(''), ''))).toBe(
      '0 of 1: like ‘They cannot be replaced quickly’, which Ms A. refused',
    );
  });

  it('is not swayed by what says the opposite, or another number', () => {
    const rises = scheme('The pressure of the gas goes up', [{ answer: 'it increases', marks: 1 }]);
    expect(mark(rises, 'it decreases').marksAwarded).toBe(0);
    const year = scheme('1066', [{ answer: 'in about 1065', marks: 1 }], { question: 'When was the battle?' });
    expect(mark(year, 'in about 1060').marksAwarded).toBe(0);
  });

  it('is marked more strictly the more others were refused', () => {
    const others = ['it is bad', 'they are black', 'because of coal', 'it burns'].map((answer) => ({
      answer,
      marks: 0,
    }));
    const value = 'once used they cannot come back';
    const [before, after] = [scheme(cannotBeReplaced), scheme(cannotBeReplaced, others)].map((by) => mark(by, value));
    const chance = ({ marksAwarded, confidence }: { marksAwarded: number; confidence: number }) =>
      marksAwarded > 0 ? confidence : 1 - confidence;
    if (before === undefined || after === undefined) throw new Error('no result');
    expect(chance(after)).toBeLessThan(chance(before));
  });

  it.each([
    [
      'nothing where a person agrees with every mark',
      0,
      { 'they cannot be replaced': 1, 'when used up we cannot get more': 1 },
    ],
    ['with a mark that a person corrects', 1, { 'they cannot be replaced': 1, 'you cannot use it again': 1 }],
  ])('changes %s', (_why, marks, given) => {
    const judged = Object.entries(given).map(([answer, marks]) => ({ answer, marks }));
    const value = 'you cannot use them again';
    expect(mark(scheme(cannotBeReplaced), value).marksAwarded).toBe(0);
    expect(mark(scheme(cannotBeReplaced, judged), value).marksAwarded).toBe(marks);
  });

  it('keeps a mark of which the rule is certain', () => {
    const by = scheme(
      '8',
      [
        { answer: '9', marks: 0 },
        { answer: '7', marks: 0 },
      ],
      { question: 'What is the pH?' },
    );
    expect(mark(by, '8').marksAwarded).toBe(1);
  });
});

describe('credit', () => {
  const [first] = scheme(cannotBeReplaced).questions;
  const two = (credit: 'everyone' | 'nobody'): MarkScheme => ({
    ...scheme(cannotBeReplaced),
    questions: [
      { ...first!, credit },
      { ...first!, id: 'other' },
    ],
  });
  const answers = { other: { questionId: 'other', value: cannotBeReplaced } };

  it('for everyone gives the marks whatever was written, nothing too', () => {
    expect(markAttempt(two('everyone'), answers)).toMatchObject({ totalMarks: 2, maxMarks: 2, percentage: 100 });
  });

  it('for nobody takes the question out of the total', () => {
    const marking = markAttempt(two('nobody'), { ...answers, q: { questionId: 'q', value: cannotBeReplaced } });
    expect(marking).toMatchObject({ totalMarks: 1, maxMarks: 1, percentage: 100 });
    expect(marking.results[0]).toMatchObject({ marksAwarded: 0, maxMarks: 0, refusal: 'not-counted' });
  });

  it('holds under published too', () => {
    expect(markAttempt(two('everyone'), answers, { policy: 'published' }).totalMarks).toBe(2);
  });
});

describe('judgements in a scheme', () => {
  const change = (answer: string, marks: number) => ({ questionId: 'q', judged: { answer, marks } });

  it('stand once for each answer, the last one', () => {
    const by = withJudged(scheme(cannotBeReplaced), [change('a b', 1), change('c', 0), change('A, b.', 0)]);
    expect(by.questions[0]?.judged).toEqual([
      { answer: 'c', marks: 0 },
      { answer: 'A, b.', marks: 0 },
    ]);
  });

  it('leave the scheme itself where nothing differs', () => {
    const by = withJudged(scheme(cannotBeReplaced), [change('a', 1)]);
    expect(withJudged(by, [change('A', 1), { questionId: 'none', judged: { answer: 'x', marks: 1 } }])).toBe(by);
  });

  it('go again, unless they were judged otherwise since', () => {
    const by = withJudged(scheme(cannotBeReplaced), [change('a', 1), change('b', 1)]);
    expect(withoutJudged(by, [change('A', 1)]).questions[0]?.judged).toEqual([{ answer: 'b', marks: 1 }]);
    expect(withoutJudged(by, [change('a', 0)])).toBe(by);
    expect(withoutJudged(by, [change('a', 1), change('b', 1)]).questions[0]).not.toHaveProperty('judged');
  });
});

test('answerKey tells choices and numbers apart', () => {
  const one = { rule: undefined };
  expect(answerKey(one, '-2')).not.toBe(answerKey(one, '2'));
  expect(answerKey(one, 'fair', 'yes')).not.toBe(answerKey(one, 'fair', 'no'));
});
