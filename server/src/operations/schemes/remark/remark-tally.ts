import type { RemarkOutcome, RemarkSummary } from '../../../contract/remark.ts';
import type { RemarkedBatch } from './remark-batch.ts';

/** Adds up what becomes of attempts, batch by batch; of those that do not count only how many change. */
export interface RemarkTally {
  add(batch: RemarkedBatch): void;
  summary(): RemarkSummary;
  /** Whose marks change, of those that count. */
  students(): ReadonlySet<number>;
}

export function createRemarkTally(): RemarkTally {
  const outcomes: Record<RemarkOutcome, number> = { gain: 0, lose: 0, kept: 0, moved: 0, same: 0 };
  const questions = new Map<string, { gain: number; lose: number }>();
  const students = new Set<number>();
  let attempts = 0;
  let uncounted = 0;
  let reworded = 0;
  let unseen = 0;
  let gradeChanges = 0;

  function addQuestions(gains: readonly (readonly [questionId: string, gain: number])[]): void {
    for (const [questionId, gain] of gains) {
      if (gain === 0) continue;
      const counted = questions.get(questionId) ?? { gain: 0, lose: 0 };
      questions.set(questionId, counted);
      if (gain > 0) counted.gain++;
      else counted.lose++;
    }
  }

  return {
    add: (batch) => {
      const counting = batch.remarked.filter(({ counts }) => counts);
      attempts += batch.counting;
      outcomes.same += batch.counting - counting.length;
      uncounted += batch.remarked.filter(({ counts, outcome }) => !counts && outcome !== 'kept').length;
      for (const { studentId, outcome, isSeen, before, after, gains } of counting) {
        outcomes[outcome]++;
        if (outcome === 'same') {
          if (isSeen) reworded++;
          else unseen++;
          continue;
        }
        students.add(studentId);
        if (outcome === 'kept') continue;
        if (before.grade !== after.grade) gradeChanges++;
        addQuestions(gains);
      }
    },
    students: () => students,
    summary: () => ({
      attempts,
      ...outcomes,
      reworded,
      unseen,
      gradeChanges,
      uncounted,
      students: students.size,
      questions: [...questions]
        .map(([questionId, counted]) => ({ questionId, ...counted }))
        .sort((one, other) => one.questionId.localeCompare(other.questionId, 'en', { numeric: true })),
    }),
  };
}
