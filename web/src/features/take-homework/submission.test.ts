import { describe, expect, it } from 'vitest';
import { outboxEntrySchema } from '../../lib/outbox/outbox-entry.ts';
import { pageRules } from './quiz-page.ts';
import { toOutboxEntry } from './submission.ts';
import { answering, answersOf, details, markingOf } from './testing/examples.ts';

const startedAt = Date.UTC(2025, 8, 8, 9, 0, 0);
const at = startedAt + 7 * 60_000 + 59_999;
const attempt = answering({ startedAt, answers: answersOf({ q1b: 'reflects', q1ai: '3 waves', blank: ' ' }) });
const facts = { key: 'key-0001', at, marking: markingOf('q1ai') };
const [waves, reflects] = [
  { questionId: 'q1ai', value: '3 waves' },
  { questionId: 'q1b', value: 'reflects' },
];

describe('toOutboxEntry', () => {
  it('carries the note of its start, however late it is sent; one that was begun without a connection has none', () => {
    const rules = pageRules({ kind: 'card', card: 2 });
    const sent = (startToken: string | undefined) => {
      const entry = toOutboxEntry({ ...attempt, startToken }, rules, facts);
      return outboxEntrySchema.parse(structuredClone(entry)).attempt;
    };
    expect(sent('1768813140000.c2lnbmVk')).toMatchObject({ startToken: '1768813140000.c2lnbmVk' });
    expect(sent(undefined)).not.toHaveProperty('startToken');
  });

  it('makes the attempt of the spec, with the homework, the version and the answers by id beside it', () => {
    const entry = toOutboxEntry(attempt, pageRules({ kind: 'card', card: 2 }), facts);
    expect(entry).toEqual({
      key: 'key-0001',
      createdAt: at,
      student: details,
      labels: { q1ai: 'Q1', q1b: 'Q2' },
      attempt: {
        assignmentId: 3,
        answers: [waves, reflects],
        results: [
          { questionId: 'q1ai', isCorrect: true, maxMarks: 1, marksAwarded: 1, feedback: '' },
          { questionId: 'q1b', isCorrect: false, maxMarks: 1, marksAwarded: 0, feedback: '' },
        ],
        totalMarks: 1,
        maxMarks: 2,
        percentage: '50.00',
        grade: 'Satisfactory',
        startedAt: '2025-09-08T09:00:00.000Z',
        timeSpentMinutes: 7,
        homeworkId: 2,
        schemeVersion: 1,
        answersById: { q1ai: waves, q1b: reflects },
      },
    });
    expect(outboxEntrySchema.parse(entry)).toEqual(entry);
  });

  it('sends Year 7 as an object, under the first assignment of the list', () => {
    const entry = toOutboxEntry(attempt, pageRules({ kind: 'card', card: 1 }), facts);
    expect(entry.attempt).toMatchObject({ assignmentId: null, answers: { q1ai: waves, q1b: reflects } });
  });

  it('claims no marks where only the server can mark', () => {
    const entry = toOutboxEntry(attempt, pageRules({ kind: 'card', card: 2 }), { ...facts, marking: undefined });
    expect(Object.keys(entry.attempt)).toEqual(
      expect.not.arrayContaining(['results', 'totalMarks', 'maxMarks', 'percentage', 'grade']),
    );
  });

  it('never sends a time below nothing, should the clock have been put back', () => {
    const entry = toOutboxEntry(attempt, pageRules({ kind: 'card', card: 2 }), { ...facts, at: startedAt - 60_000 });
    expect(entry.attempt.timeSpentMinutes).toBe(0);
  });
});

describe('pageRules', () => {
  it.each([
    ['/quiz', { kind: 'card', card: 1 }, null, 'object', false],
    ['/quiz-yr8', { kind: 'card', card: 2 }, 3, 'array', true],
    ['/quiz-yr9', { kind: 'card', card: 3 }, 4, 'array', true],
    ['/quiz-yr10', { kind: 'card', card: 4 }, 5, 'array', true],
    ['/quiz-yr11', { kind: 'card', card: 5 }, 2, 'array', true],
    ['/homework/150', { kind: 'homework', homeworkId: 150 }, 150, 'array', true],
  ] as const)('of %s', (_route, page, assignmentId, answersAs, submitNeedsAnAnswer) => {
    expect(pageRules(page)).toEqual({ assignmentId, answersAs, submitNeedsAnAnswer });
  });
});
