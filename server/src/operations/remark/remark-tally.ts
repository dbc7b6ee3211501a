import type { RemarkOutcome, RemarkSummary } from '../../contract/remark.ts';
import type { RemarkedAttempt } from './remark-attempt.ts';

/** Adds up what becomes of attempts, one after the other. */
export interface RemarkTally {
  add(attempt: RemarkedAttempt): void;
  summary(): RemarkSummary;
}

export function createRemarkTally(): RemarkTally {
  const outcomes: Record<RemarkOutcome, number> = { gain: 0, lose: 0, kept: 0, moved: 0, same: 0 };
  const questions = new Map<string, { gain: number; lose: number }>();
  const students = new Set<number>();
  let attempts = 0;
  let reworded = 0;
  let gradeChanges = 0;
  return {
    add: ({ stored, outcome, change, text }) => {
      attempts++;
      outcomes[outcome]++;
      if (outcome === 'same' && text !== undefined) reworded++;
      if (outcome !== 'same') students.add(stored.student_id);
      if (change === undefined || outcome === 'same' || outcome === 'kept') return;
      if (change.before.grade !== change.after.grade) gradeChanges++;
      for (const { questionId, gain } of change.questions) {
        const counted = questions.get(questionId) ?? { gain: 0, lose: 0 };
        questions.set(questionId, counted);
        if (gain > 0) counted.gain++;
        else counted.lose++;
      }
    },
    summary: () => ({
      attempts,
      ...outcomes,
      reworded,
      gradeChanges,
      students: students.size,
      questions: [...questions]
        .map(([questionId, counted]) => ({ questionId, ...counted }))
        .sort((one, other) => one.questionId.localeCompare(other.questionId, 'en', { numeric: true })),
    }),
  };
}

/** Whether a teacher would see it: it is listed in a dry run. */
export function isListed({ outcome }: RemarkedAttempt): boolean {
  return outcome !== 'same';
}
