import { describe, expect, it } from 'vitest';
import { describeKey } from '../draft/describe-key.ts';
import { draftMarkScheme } from '../draft/draft-mark-scheme.ts';
import { answerKey } from '../judged/answer-key.ts';
import { markAttempt } from '../marking/mark-attempt.ts';
import type { JudgedAnswer } from '../scheme/judged-answer.ts';
import type { MarkScheme } from '../scheme/mark-scheme.ts';
import { describeChanges } from '../scheme-changes/describe-changes.ts';
import { reviewScheme } from '../scheme-review/review-scheme.ts';
import { explainResult } from './explain-result.ts';
import { slotResults } from './slot-results.ts';
import { traceAttempt } from './trace-answer.ts';

const question = {
  ...{ id: 'q', type: 'gap-fill', question: 'Complete the text.', options: [], marks: 2 },
  slots: [{ id: '1' }, { id: '2' }, { id: 'phase', options: ['solid', 'gas'] }, { id: '4' }],
  correctAnswers: ['1: mitochondria', '2: 12.5 (accept 12.4 to 12.6)', 'phase: gas', '4: non-renewable energy'],
};
const drafted = draftMarkScheme({ slug: 's', title: 't', questions: [question] });
const judgedSo = (...judged: JudgedAnswer[]): MarkScheme => ({
  ...drafted,
  questions: drafted.questions.map((one) => ({ ...one, judged })),
});
const mark = (scheme: MarkScheme, value: string) => {
  const [result] = markAttempt(scheme, { q: { questionId: 'q', value } }).results;
  if (result === undefined) throw new Error('no result');
  return result;
};
const [marked] = drafted.questions;
if (marked === undefined) throw new Error('no question');

describe('what was typed into slots', () => {
  const powerhouse = { answer: 'the powerhouse', choice: '1', marks: 1, by: 'Ms A.' };

  it('is judged slot by slot', () => {
    const value = '1: The powerhouse.\n2: the powerhouse';
    expect(mark(drafted, value).slots).toMatchObject([{ isCorrect: false }, { isCorrect: false }]);
    const result = mark(judgedSo(powerhouse), value);
    expect(result.slots).toMatchObject([
      { id: '1', isCorrect: true },
      { id: '2', isCorrect: false },
    ]);
    expect(explainResult(result)).toContain('‘1: the powerhouse’, which Ms A. accepted');
  });

  it('may be judged as a whole too', () => {
    const result = mark(judgedSo({ answer: '2: about 12\n1: cells', marks: 1 }), '1: Cells\n2: about 12');
    expect(result).toMatchObject({ marksAwarded: 1, confidence: 1 });
  });

  it('has a result of its own, as a question has', () => {
    const value = '1: mitochondira\n2: 13\nphase: gas';
    expect(slotResults(marked, mark(drafted, value), { questionId: 'q', value })).toMatchObject([
      {
        ...{ id: '1', text: 'mitochondira', isPicked: false },
        result: { isCorrect: true, marksAwarded: 1, maxMarks: 1, evidence: [{ how: 'misspelling' }] },
      },
      { id: '2', text: '13', result: { isCorrect: false, marksAwarded: 0, refusal: 'wrong-number', evidence: [] } },
      { id: 'phase', text: 'gas', isPicked: true, result: { isCorrect: true, confidence: 1 } },
    ]);
  });

  it('is the same answer, whatever the order of its slots and the case of its words', () => {
    const key = (text: string, choice?: string) => answerKey(marked, text, choice);
    expect(key('2: 12.5\n1: Cells.')).toBe(key('1: cells\n2: 12.5'));
    expect(key('1: cells')).not.toBe(key('2: cells'));
    expect(key('Cells.', '1')).toBe(key('cells', '1'));
    expect(key('5 mW', '2')).not.toBe(key('5 MW', '2'));
  });

  it('is traced slot by slot, by the words of each slot alone', () => {
    const [trace] = traceAttempt(drafted, { q: { questionId: 'q', value: '1: mitochondria\n4: mitochondria' } });
    expect(trace?.rule).toBe('slots');
    expect(trace?.words.map(({ match }) => match)).toEqual(['exact', null]);
    expect(trace?.phrases.map(({ phrase }) => phrase)).toEqual(['mitochondria']);
  });
});

it('options are the same answer in whatever order they were ticked, and an order is not', () => {
  const options = ['tin', 'neon', 'iron'];
  const same = (type: string, correctAnswers: string[]) => {
    const [one] = draftMarkScheme({
      slug: 's',
      title: 't',
      questions: [{ ...question, type, options, correctAnswers }],
    }).questions;
    return one !== undefined && answerKey(one, 'tin\niron') === answerKey(one, 'iron\ntin\n');
  };
  expect(same('multiple-response', ['tin', 'iron'])).toBe(true);
  expect(same('ordering', options)).toBe(false);
});

it('a key is described slot by slot, with what parts earn', () => {
  expect(describeKey(question)).toMatchObject({
    label: 'parts, each by itself',
    read: [
      '1: read as a name or one word.',
      expect.stringMatching(/^2: read as a number/u),
      '2: Right: 12.5.',
      '2: Any number from 12.4 to 12.6 is right.',
      '4: read as a short phrase.',
      '1 mark from 2 of 4 right, 2 marks from 4 of 4 right.',
    ],
  });
});

it('a key with more marks than slots says how many marks each number of right slots earns', () => {
  const pairs = { ...question, slots: question.slots.slice(0, 2), correctAnswers: question.correctAnswers.slice(0, 2) };
  expect(describeKey({ ...pairs, marks: 3 })?.read?.at(-1)).toBe(
    '1 mark from 1 of 2 right, 3 marks from 2 of 2 right.',
  );
});

it('changes of slots are told by their names', () => {
  const next = draftMarkScheme({
    slug: 's',
    title: 't',
    questions: [
      { ...question, partMarks: 'all', correctAnswers: ['1: mitochondria', '1: chloroplasts', 'phase: gas'] },
    ],
  });
  const texts = describeChanges(drafted, next).map(({ text }) => text);
  expect(texts).toContainEqual(expect.stringMatching(/of ‘1’, now also accepts ‘chloroplasts’|‘1’.*‘chloroplasts’/u));
  expect(texts).toContainEqual(expect.stringContaining('no longer has the place ‘2’'));
  expect(texts).toContainEqual(expect.stringContaining('earns its marks by ‘all’'));
});

it.each([
  [
    'a slot twice',
    {
      kind: 'slots',
      partMarks: 'each',
      slots: ['a', 'a'].map((id) => ({ id, rule: { kind: 'short-answer', accept: ['x'] } })),
    },
    ['rule', 'slots', 1, 'id'],
  ],
  [
    'an unknown option of a slot',
    {
      kind: 'slots',
      partMarks: 'each',
      slots: [{ id: 'a', rule: { kind: 'choice', options: ['x', 'y'], accept: ['z'] } }],
    },
    ['rule', 'slots', 0, 'rule', 'accept', 0],
  ],
  [
    'a slot whose every option is right',
    {
      kind: 'slots',
      partMarks: 'each',
      slots: [{ id: 'a', rule: { kind: 'choice', options: ['x', 'y'], accept: ['x', 'y'] } }],
    },
    ['rule'],
  ],
  [
    'an unknown right option',
    { kind: 'selection', partMarks: 'each', options: ['x', 'y'], accept: ['z'] },
    ['rule', 'accept', 0],
  ],
  ['every option right', { kind: 'selection', partMarks: 'each', options: ['x', 'y'], accept: ['x', 'y'] }, ['rule']],
  ['one item twice in an order', { kind: 'sequence', partMarks: 'each', items: ['x', 'y', 'x'] }, ['rule', 'items', 2]],
] as const)('a review finds %s', (_why, rule, path) => {
  const scheme = {
    ...drafted,
    questions: [{ ...marked, rule: structuredClone(rule) as unknown as typeof marked.rule }],
  };
  expect(reviewScheme(scheme as MarkScheme)).toMatchObject([{ level: 'error', path: ['questions', 0, ...path] }]);
});
