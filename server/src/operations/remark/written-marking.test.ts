import { type Answers, answerMarker, builtInHomework, markAttempt, policySchema, year8 } from '@markwell/marking-core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitAnswers } from './stored-answers.ts';
import { writeMarking, writtenMarker } from './written-marking.ts';

const texts = ['', ' ', 'yes', 'B', '3 waves', 'reflects', '},"q1b":{"questionId":"', 'a},', '\\', '"', 'é’', '\u0000'];
const text = fc.oneof(fc.constantFrom(...texts), fc.string({ maxLength: 12 }));
const strangeIds = ['unplaced-1', 'constructor', '__proto__', 'q"1', 'q\\', '},', '7', ''];

const attemptsAt = (ids: readonly string[]) =>
  fc
    .array(
      fc.tuple(
        fc.constantFrom(...ids, ...strangeIds),
        fc.record({ value: text, choice: text, reason: text }, { requiredKeys: ['value'] }),
      ),
      { maxLength: 12 },
    )
    .map((given): Answers => {
      const answers: Answers = {};
      for (const [questionId, answer] of given) {
        Object.defineProperty(answers, questionId, {
          ...{ enumerable: true, configurable: true, writable: true },
          value: { questionId, ...answer },
        });
      }
      return answers;
    });

describe.each(builtInHomework)('marking stored answers to $slug', ({ scheme }) => {
  it.each(policySchema.options)('writes what JSON.stringify makes of markAttempt, under %s', (policy) => {
    const mark = writtenMarker(answerMarker(scheme, { policy }));
    fc.assert(
      fc.property(attemptsAt(scheme.questions.map(({ id }) => id)), fc.boolean(), (answers, isSpaced) => {
        const stored = JSON.stringify(answers, null, isSpaced ? 1 : 0);
        expect(writeMarking(mark(stored))).toBe(JSON.stringify(markAttempt(scheme, answers, { policy })));
      }),
      { numRuns: 150 },
    );
  });
});

it('takes stored answers apart into what JSON.parse finds', () => {
  fc.assert(
    fc.property(attemptsAt(['q1', 'q2', 'q3']), (answers) => {
      const split = splitAnswers(JSON.stringify(answers));
      const isPlain = Object.keys(answers).every((id) => !/["\\]/.test(id));
      const hasBraces = Object.values(answers).some((answer) => Object.values(answer).join().includes('}'));
      if (split === undefined) expect(isPlain && !hasBraces).toBe(false);
      else {
        expect(split.ids).toEqual(Object.keys(answers));
        expect(split.texts.map((one) => JSON.parse(one))).toEqual(Object.values(answers));
      }
    }),
  );
});

it.each([
  ['spaces between', '{"q1": {"questionId":"q1","value":"x"}}'],
  ['another order', '{"q1":{"value":"x","questionId":"q1"}}'],
  ['a quote in an id', '{"q\\"1":{"questionId":"q\\"1","value":"x"}}'],
  ['something else between', '{"q1":{"questionId":"q1","value":"x"} ,"q2":{"questionId":"q2","value":"x"}}'],
  ['no answers at all', '[]'],
])('leaves %s to JSON.parse', (_label, stored) => {
  expect(splitAnswers(stored)).toBeUndefined();
});

it.each([
  '{"q1b":{"questionId":"q1b","value":1}}',
  '{"q9":{"questionId":"q9","value":1}}',
  '{"q1b":{"questionId":"q1b"}}',
])('takes no %s for answers', (stored) => {
  expect(() => writtenMarker(answerMarker(year8.scheme))(stored)).toThrow(/not stored as answers/);
});

describe.each(builtInHomework)('an answer to every question of $slug', ({ scheme }) => {
  it('is marked as by markAttempt, whatever stands in it and whatever was kept before', () => {
    const mark = writtenMarker(answerMarker(scheme));
    const ids = scheme.questions.map(({ id }) => id);
    const one = fc.tuple(
      fc.constantFrom(...ids),
      fc.record({ value: text, reason: text }, { requiredKeys: ['value'] }),
    );
    const more = fc.array(fc.constantFrom(...strangeIds), { maxLength: 1 });
    fc.assert(
      fc.property(fc.array(one, { maxLength: 8 }), more, (given, others) => {
        const answers: Answers = Object.fromEntries(
          [...ids.map((id) => [id, { value: 'B' }] as const), ...given].map(([questionId, answer]) => [
            questionId,
            { questionId, ...answer },
          ]),
        );
        for (const questionId of others) answers[questionId] = { questionId, value: 'B' };
        const expected = JSON.stringify(markAttempt(scheme, answers));
        for (let time = 0; time < 3; time++) expect(writeMarking(mark(JSON.stringify(answers)))).toBe(expected);
      }),
      { numRuns: 150 },
    );
  });
});

it.each([
  ['as JSON.stringify writes it', '"new-1":{"questionId":"new-1","value":"3 waves"}'],
  ['with its value first', '"new-1":{"value":"3 waves","questionId":"new-1"}'],
  ['with spaces', ' "new-1" : { "questionId" : "new-1", "value" : "3 waves" } '],
])('is not misled by an answer to an unknown question between two of the scheme, %s', (_label, between) => {
  const all = year8.scheme.questions.map(({ id }) => `"${id}":{"questionId":"${id}","value":"3 waves"}`);
  const stored = `{${all.toSpliced(1, 0, between).join(',')}}`;
  const mark = writtenMarker(answerMarker(year8.scheme));
  for (let time = 0; time < 3; time++) {
    expect(writeMarking(mark(stored))).toBe(JSON.stringify(markAttempt(year8.scheme, JSON.parse(stored))));
  }
});

it('remembers an answer that is given a second time as it is stored', () => {
  const mark = writtenMarker(answerMarker(year8.scheme));
  const answer = (value: string, isAlone = true) => {
    const q1b = { questionId: 'q1b', value };
    const others = Object.fromEntries(year8.scheme.questions.map(({ id }) => [id, { questionId: id, value: 'B' }]));
    const { results } = mark(JSON.stringify(isAlone ? { q1b } : { ...others, q1b }));
    return results.find(({ result }) => result.questionId === 'q1b');
  };
  const first = answer('reflects');
  const second = answer('reflects');
  expect(second).not.toBe(first);
  expect(second).toEqual(first);
  expect(answer('reflects')).toBe(second);
  expect(answer('reflects', false)).toBe(second);
});
