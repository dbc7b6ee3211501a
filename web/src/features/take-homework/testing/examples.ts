import type { Answers, AttemptMarking, QuestionResult } from '@markwell/marking-core';
import type { AttemptReceipt } from '@markwell/server/contract';
import type { Answering, Submitted } from '../attempt.ts';
import type { HomeworkToTake } from '../choose-homework.ts';

/** Two questions to answer and something to read. */
export const homework: HomeworkToTake = {
  id: 2,
  year: 8,
  title: 'Year 8 Science Home Learning',
  subtitle: 'Wave Properties and Energy Transfer',
  badge: 'Week Beginning 8.9.25',
  questions: [
    { id: 'intro', type: 'information', question: 'Look at the picture.', marks: 0 },
    { id: 'q1ai', type: 'text', question: 'How many waves are shown?', marks: 1 },
    { id: 'q1b', type: 'text', question: 'What does the wave do at the wall?', marks: 2 },
  ],
  schemeVersion: 1,
  loadMarker: undefined,
};

export const details = { name: 'Amina', studentClass: '8a/Sc1', teacher: 'Ms Sample' };

const started = { details, homework, startedAt: 1_000, startToken: undefined };

/** Answers with the given values, by question id. */
export function answersOf(values: Readonly<Record<string, string>>): Answers {
  return Object.fromEntries(Object.entries(values).map(([questionId, value]) => [questionId, { questionId, value }]));
}

/** An attempt under way. */
export function answering(changes: Partial<Answering> = {}): Answering {
  return { phase: 'answering', ...started, answers: {}, draft: undefined, ...changes };
}

/** Marks in which the given questions are right. */
export function markingOf(...right: string[]): AttemptMarking {
  const results: QuestionResult[] = ['q1ai', 'q1b'].map((questionId) => {
    const isCorrect = right.includes(questionId);
    return {
      questionId,
      isCorrect,
      maxMarks: 1,
      marksAwarded: Number(isCorrect),
      feedback: '',
      evidence: [],
      confidence: 1,
    };
  });
  const percentage = right.length * 50;
  return {
    policy: 'guarded',
    engineVersion: '1',
    results,
    totalMarks: right.length,
    maxMarks: 2,
    percentage,
    percentageText: percentage.toFixed(2),
    grade: 'Satisfactory',
  };
}

const marker = () => markingOf('q1ai');

/** A submitted attempt, marked by the page. */
export function submitted(changes: Partial<Submitted> = {}): Submitted {
  const answers = answersOf({ q1ai: '3 waves' });
  const submission = { key: 'key-0001', answers, marker, marking: markingOf('q1ai'), isBeingMarked: false };
  return { phase: 'submitted', ...started, answers, submission, again: undefined, ...changes };
}

/** The server's receipt with the given marks. */
export function receiptWith(marking: AttemptMarking, differsFromClaim: boolean): AttemptReceipt {
  return {
    id: 1,
    reference: 'K7QM-4TXD-9FHB',
    assignmentId: 3,
    homeworkId: 2,
    schemeVersion: 1,
    marking,
    differsFromClaim,
    submittedAt: '2025-09-08T09:00:00.000Z',
  };
}
