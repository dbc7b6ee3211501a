import { answerMarker, builtInHomework, type MarkScheme, markAttempt, year8 } from '@markwell/marking-core';
import { describe, expect, it } from 'vitest';
import { readStoredAnswers } from './stored-answers.ts';
import { differenceReader, saysTheSame } from './stored-marking.ts';
import { writeMarking, writtenMarker } from './written-marking.ts';

const toAnswers = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([questionId, value]) => [questionId, { questionId, value }]));
const marked = (values: Record<string, string>, scheme: MarkScheme = year8.scheme) =>
  markAttempt(scheme, toAnswers(values));
const written = (values: Record<string, string>, scheme: MarkScheme = year8.scheme) =>
  writtenMarker(answerMarker(scheme))(JSON.stringify(toAnswers(values)));

describe('a stored marking', () => {
  it.each(builtInHomework)('is written as JSON.stringify writes it, of $slug', ({ scheme }) => {
    const answers = Object.fromEntries(
      scheme.questions.map(({ id }, place) => [id, place % 2 ? 'B "quoted", é’' : 'yes']),
    );
    for (const values of [answers, {}, { q99: 'x' }]) {
      const text = JSON.stringify(marked(values, scheme));
      expect(writeMarking(written(values, scheme))).toBe(text);
      expect(saysTheSame(text, written(values, scheme))).toBe(true);
    }
  });

  it.each<[label: string, stored: string, same: boolean]>([
    ['another policy', JSON.stringify({ ...marked({ q1b: 'reflects' }), policy: 'published' }), true],
    ['another engine', JSON.stringify({ ...marked({ q1b: 'reflects' }), engineVersion: '0' }), true],
    ['another answer', JSON.stringify(marked({ q1b: 'refracts' })), false],
    ['another grade', JSON.stringify({ ...marked({ q1b: 'reflects' }), grade: 'Good' }), false],
    ['a result more', JSON.stringify(marked({ q1b: 'reflects', q99: 'x' })), false],
    ['nothing of the kind', '{}', false],
  ])('with %s', (_label, stored, same) => {
    expect(saysTheSame(stored, written({ q1b: 'reflects' }))).toBe(same);
  });

  it('is read as far as it differs, however it was written', () => {
    const readDifference = differenceReader();
    const before = marked({ q1b: 'refracts', q1aiii: 'hertz', q99: 'x' });
    const after = written({ q1b: 'reflects', q1aiii: 'hertz' });
    const { results, ...rest } = before;
    const texts = [JSON.stringify(before), JSON.stringify(before, null, 1), JSON.stringify({ ...rest, results })];
    const [compact, ...others] = texts.map((text) => readDifference(text, after));
    expect([...compact!.results.keys()]).toEqual(['q1b', 'q99']);
    expect(compact!.repeated.size).toBe(6);
    for (const { totals, results: read } of [compact!, ...others]) {
      expect(totals).toMatchObject({ totalMarks: 1, maxMarks: 7 });
      expect(read.get('q1b')).toMatchObject({ questionId: 'q1b', marksAwarded: 0 });
      expect(JSON.parse(read.get('q1b')!.text)).toEqual(before.results.find(({ questionId }) => questionId === 'q1b'));
    }
  });
});

it('reads marks of strange ids and of answers that look like results', () => {
  const readDifference = differenceReader();
  const strange = 'q"\\99';
  const odd = { [strange]: 'x', q1b: 'say ,{"questionId":"q1b","marksAwarded":9} and "marksAwarded":8' };
  const { results } = readDifference(JSON.stringify(marked(odd)), written({ q1b: 'reflects' }));
  expect([...results.values()].map(({ questionId, marksAwarded }) => [questionId, marksAwarded])).toEqual([
    ['q1b', 0],
    [strange, 0],
  ]);
  const { results: right } = readDifference(JSON.stringify(marked({ q1b: 'reflects' })), written(odd));
  expect(right.get('q1b')?.marksAwarded).toBe(1);
});

it.each([
  '[1]',
  '{"q":{}}',
  '{"q":{"questionId":"q","value":1}}',
  '{"q":{"questionId":"q","value":"","choice":1}}',
  'null',
])('stored answers are no %s', (text) => {
  expect(() => readStoredAnswers(text)).toThrow(/not stored as answers/);
});
