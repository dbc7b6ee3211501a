import { isDeepStrictEqual } from 'node:util';
import {
  type AttemptMarking,
  applyOverrides,
  builtInHomework,
  type MarkScheme,
  markAttempt,
  policySchema,
  type QuestionResult,
  year8,
} from '@markwell/marking-core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readStoredAnswers } from '../../../db/marking-json.ts';
import { attemptRemarker } from './remark-attempt.ts';
import { batchRemarker } from './remark-batch.ts';
import { createRemarkTally } from './remark-tally.ts';

const answers = { q1ai: { questionId: 'q1ai', value: 'four' }, q1b: { questionId: 'q1b', value: 'it reflects' } };
const stored = { answers: JSON.stringify(answers), marking: JSON.stringify(markAttempt(year8.scheme, answers)) };

const edited = (edit: (questions: MarkScheme['questions']) => MarkScheme['questions']): MarkScheme => ({
  ...year8.scheme,
  questions: edit(year8.scheme.questions),
});

it.each<[label: string, scheme: MarkScheme, changes: unknown[], outcome: string]>([
  [
    'a question without marks that is worth more',
    edited((all) => all.map((one) => (one.id === 'q1ai' ? { ...one, maxMarks: 2 } : one))),
    [{ questionId: 'q1ai', gain: 0 }],
    'kept',
  ],
  [
    'one that got its marks and is worth more, and the others not',
    edited((all) => all.map((one) => (one.id === 'q1b' ? { ...one, maxMarks: 2 } : one))),
    [{ questionId: 'q1b', gain: 1 }],
    'gain',
  ],
  [
    'a question that is asked no more',
    edited((all) => all.filter(({ id }) => id !== 'q1ai')),
    [{ questionId: 'q1ai', gain: 0 }],
    'gain',
  ],
])('tells why an attempt is out of another total: %s', (_label, scheme, changes, outcome) => {
  const remarked = attemptRemarker({ scheme, policy: 'guarded', allowLower: false })(stored);
  expect(remarked?.questions).toMatchObject(changes);
  expect(remarked?.questions).toHaveLength(changes.length);
  expect(remarked?.outcome).toBe(outcome);
});

it.each<[label: string, change: Partial<QuestionResult>, isSeen: boolean, figures: object]>([
  ['other feedback', { feedback: 'It was put so before.' }, true, { same: 1, reworded: 1, unseen: 0 }],
  ['how sure the marking was', { confidence: 0.5 }, false, { same: 1, reworded: 0, unseen: 1 }],
  ['what of the answer was matched', { evidence: [] }, false, { same: 1, reworded: 0, unseen: 1 }],
])('says whether a student sees the change: %s', (_label, change, isSeen, figures) => {
  const marking = markAttempt(year8.scheme, answers);
  const older = marking.results.map((result) => (result.questionId === 'q1b' ? { ...result, ...change } : result));
  const rule = { scheme: year8.scheme, policy: 'guarded', allowLower: false } as const;
  const texts = { ...stored, marking: JSON.stringify({ ...marking, results: older }) };
  expect(attemptRemarker(rule)(texts)).toMatchObject({ outcome: 'same', isSeen });
  const attempt = { id: 1, student_id: 1, marking_id: 1, counts: 1, class_code: '8a/Sc1', ...texts };
  const tally = createRemarkTally();
  tally.add(batchRemarker(rule)([attempt as never], { questions: false, text: false }));
  expect(tally.summary()).toMatchObject(figures);
});

const words = [
  '',
  ' ',
  'yes',
  'B',
  '3 waves',
  'reflects',
  'refracts',
  'copper',
  '},"q1b":{"questionId":"',
  '"\\',
  'é \u0000',
];
const text = fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 8 }));
const strangeIds = ['unplaced-1', 'constructor', '__proto__', 'q"1', '7', ''];
const said = ({ policy: _policy, engineVersion: _engine, ...rest }: AttemptMarking) => rest;

/** Answers, as `JSON.stringify` writes them. */
const answersTo = (ids: readonly string[]) =>
  fc
    .uniqueArray(
      fc.tuple(
        fc.constantFrom(...ids, ...strangeIds),
        fc.record({ value: text, choice: text, reason: text }, { requiredKeys: ['value'] }),
      ),
      { maxLength: 12, selector: ([id]) => id },
    )
    .map(
      (given) =>
        `{${given.map(([questionId, one]) => `${JSON.stringify(questionId)}:${JSON.stringify({ questionId, ...one })}`).join(',')}}`,
    );

describe.each(builtInHomework)('marking stored attempts at $slug again', ({ scheme }) => {
  it.each(policySchema.options)('comes to what marking each alone comes to, under %s', (policy) => {
    const ids = scheme.questions.map(({ id }) => id);
    const older: MarkScheme = { ...scheme, questions: scheme.questions.slice(1) };
    const remark = attemptRemarker({ scheme, policy, allowLower: true });
    const overrides = fc.dictionary(fc.constantFrom(...ids), fc.nat(3), { maxKeys: 2 });
    fc.assert(
      fc.property(
        ...[answersTo(ids), overrides, fc.constantFrom(scheme, older), fc.boolean()],
        (answersText, given, markedBy, isSpaced) => {
          const sent = readStoredAnswers(answersText);
          const before = markAttempt(markedBy, sent);
          const marked = markAttempt(scheme, sent, { policy });
          const own = Object.keys(given).length === 0 ? undefined : new Map(Object.entries(given));
          const after = own === undefined ? marked : applyOverrides(marked, own, scheme.gradeScale);
          const marking = JSON.stringify(before, null, isSpaced ? 1 : 0);
          for (let time = 0; time < 3; time++) {
            const change = remark({ answers: answersText, marking, overrides: own });
            if (isDeepStrictEqual(said(before), said(after))) expect(change).toBeUndefined();
            else expect(change).toMatchObject({ before, after });
          }
        },
      ),
      { numRuns: 100 },
    );
  });
});

it.each([
  '[1]',
  'null',
  '{"q":{}}',
  '{"q":{"questionId":"q","value":1}}',
  '{"q":{"questionId":"q","value":"","choice":1}}',
])('stored answers are no %s', (answers) => {
  const remark = attemptRemarker({ scheme: year8.scheme, policy: 'guarded', allowLower: false });
  expect(() => remark({ ...stored, answers })).toThrow(/not stored as answers/);
});
