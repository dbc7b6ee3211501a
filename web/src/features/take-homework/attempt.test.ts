import { describe, expect, it } from 'vitest';
import { type Attempt, type AttemptEvent, newAttempt, nextAttempt, startBlocked, submitBlocked } from './attempt.ts';
import { answering, answersOf, details, homework, markingOf, submitted } from './testing/examples.ts';

const start: AttemptEvent = { type: 'started', homework, at: 5_000, draft: undefined };
const answer: AttemptEvent = { type: 'answered', answer: { questionId: 'q1ai', value: '3' } };
const submit: AttemptEvent = { type: 'submitted', key: 'key-0002' };
const retry: AttemptEvent = { type: 'retried', kept: {}, at: 9_000 };
const noMarks = { marker: undefined, marking: undefined, isBeingMarked: false };
const marked = submitted();
const unmarked = submitted({ submission: { ...marked.submission, ...noMarks } });
const fetched = (key: string): AttemptEvent => ({
  type: 'key-fetched',
  key,
  marker: marked.submission.marker,
});
const noted = (startToken: string): AttemptEvent => ({ type: 'start-noted', startToken });
const intro = { phase: 'intro', details } as const;

describe('startBlocked', () => {
  it.each([
    ['', '', 'Enter your name and choose your class first.'],
    ['   ', '8a/Sc1', 'Enter your name first.'],
    ['🙂 123', '8a/Sc1', 'Your name needs letters.'],
    ['7', '', 'Your name needs letters.'],
    ['Amina', '', 'Choose your class first.'],
    ['Łucja', '8a/Sc1', undefined],
    ['王', '8a/Sc1', undefined],
    ['Amina', '8a/Sc1', undefined],
  ])('for the name "%s" and the class "%s" says: %s', (name, studentClass, reason) => {
    expect(startBlocked({ name, studentClass, teacher: '' })).toBe(reason);
  });
});

describe('submitBlocked', () => {
  const year7 = { submitNeedsAnAnswer: false };
  const others = { submitNeedsAnAnswer: true };
  const blank = answersOf({ q1ai: '  ' });
  it.each([
    ['Year 7 with details and no answer can be submitted', {}, year7, false],
    ['Year 7 without a teacher cannot', { details: { ...details, teacher: '' } }, year7, true],
    ['Year 7 with a blank name cannot', { details: { ...details, name: ' ' } }, year7, true],
    ['another year without an answer cannot', {}, others, true],
    ['another year with a blank answer cannot', { answers: blank }, others, true],
    ['another year with one answer can', { answers: answersOf({ q1ai: '3' }) }, others, false],
  ])('%s', (_case, changes, rules, blocked) => {
    expect(submitBlocked(answering(changes), rules) !== undefined).toBe(blocked);
  });
});

describe('an attempt', () => {
  it.each<[string, Attempt, AttemptEvent, Attempt]>([
    [
      'takes details on the intro form',
      newAttempt,
      { type: 'details-changed', details: { name: 'Amina' } },
      { phase: 'intro', details: { name: 'Amina', studentClass: '', teacher: '' } },
    ],
    ['does not start without name and class', newAttempt, start, newAttempt],
    [
      'starts empty, with the name trimmed and the time noted',
      { ...intro, details: { ...details, name: '  Amina ' } },
      start,
      answering({ startedAt: 5_000 }),
    ],
    ['takes an answer', answering(), answer, answering({ answers: answersOf({ q1ai: '3' }) })],
    [
      'replaces an answer',
      answering({ answers: answersOf({ q1ai: '2', q1b: 'reflects' }) }),
      answer,
      answering({ answers: answersOf({ q1b: 'reflects', q1ai: '3' }) }),
    ],
    [
      'forgets an answer that is rubbed out',
      answering({ answers: answersOf({ q1ai: '2' }) }),
      { type: 'answered', answer: { questionId: 'q1ai', value: '', choice: '', reason: '' } },
      answering(),
    ],
    ['cannot be submitted before it is started', intro, submit, intro],
    ['is submitted once: a second Submit changes nothing', submitted(), submit, submitted()],
    ['is marked once the key has come', unmarked, fetched('key-0001'), marked],
    ['is not marked as an attempt that was handed in before', unmarked, fetched('key-0000'), unmarked],
    ['notes its start', answering(), noted('first'), answering({ startToken: 'first' })],
    [
      'keeps its first note of it',
      answering({ startToken: 'first' }),
      noted('second'),
      answering({ startToken: 'first' }),
    ],
    ['begun anew has none', submitted({ startToken: 'first' }), retry, answering({ startedAt: 9_000 })],
    ...[
      ['with the note of its start', 'earlier', 'earlier'],
      ['that was begun without a connection keeps the note there is', undefined, 'later'],
    ].map(([label, startToken, kept]): [string, Attempt, AttemptEvent, Attempt] => [
      `takes a draft ${label}`,
      answering({ startToken: 'later', draft: { savedAt: 4_000, startedAt: 2_000, startToken, answers: {} } }),
      { type: 'draft-taken' },
      answering({ startedAt: 2_000, startToken: kept }),
    ]),
    [
      'is handed in again once answers have changed',
      submitted({ answers: answersOf({ q1ai: '3' }) }),
      { type: 'submitted', key: 'again' },
      submitted({
        answers: answersOf({ q1ai: '3' }),
        submission: { ...noMarks, key: 'again', answers: answersOf({ q1ai: '3' }) },
      }),
    ],
    [
      'keeps what was submitted when an answer changes afterwards',
      submitted(),
      answer,
      submitted({ answers: answersOf({ q1ai: '3' }) }),
    ],
    [
      'ignores marks of answers that have changed since',
      submitted(),
      { type: 'marked-again', marked: { answers: answersOf({ q1ai: 'old' }), marking: markingOf() } },
      submitted(),
    ],
    [
      'is retried with the answers kept, the time reset and no results',
      submitted({ again: { answers: {}, marking: markingOf() } }),
      { type: 'retried', kept: answersOf({ q1ai: '3 waves' }), at: 9_000 },
      answering({ answers: answersOf({ q1ai: '3 waves' }), startedAt: 9_000 }),
    ],
    ['cannot be retried before it is submitted', answering(), retry, answering()],
    [
      'takes a draft: its answers, but for questions given meanwhile or gone, and its start',
      answering({
        startedAt: 5_000,
        answers: answersOf({ q1b: 'new' }),
        draft: { savedAt: 4_000, startedAt: 2_000, answers: answersOf({ q1ai: '3', q1b: 'old', gone: 'x' }) },
      }),
      { type: 'draft-taken' },
      answering({ startedAt: 2_000, answers: answersOf({ q1ai: '3', q1b: 'new' }) }),
    ],
    [
      'declines a draft and keeps what was given',
      answering({ answers: answersOf({ q1b: 'new' }), draft: { savedAt: 0, startedAt: 0, answers: {} } }),
      { type: 'draft-declined' },
      answering({ answers: answersOf({ q1b: 'new' }) }),
    ],
  ])('%s', (_outcome, before, event, after) => {
    expect(nextAttempt(before, event)).toEqual(after);
  });

  it('is submitted with its answers and its key, and has no marks before the key of the homework is there', () => {
    const before = answering({ answers: answersOf({ q1ai: '3 waves' }) });
    expect(nextAttempt(before, { type: 'submitted', key: 'key-0001' })).toEqual(unmarked);
  });

  it('takes marks of the answers as they are now', () => {
    const before = submitted({ answers: answersOf({ q1ai: '3', q1b: 'reflects' }) });
    const marked = { answers: before.answers, marking: markingOf('q1b') };
    expect(nextAttempt(before, { type: 'marked-again', marked })).toEqual({ ...before, again: marked });
  });
});
