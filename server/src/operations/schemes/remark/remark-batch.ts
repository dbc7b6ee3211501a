import {
  type Answer,
  type AttemptMarking,
  countDoubtful,
  explainResult,
  type QuestionResult,
} from '@markwell/marking-core';
import type { ChangedAttempt, RemarkOutcome } from '../../../contract/remark.ts';
import { markingJson, readStoredAnswers } from '../../../db/marking-json.ts';
import { attemptRemarker, type MarksChange, type RemarkRule } from './remark-attempt.ts';
import type { ScannedAttempt } from './scan-attempts.ts';

/** What is wanted of the attempts whose marking changes, beside their totals. */
export interface RemarkWants {
  /** The changes question by question with the reasons, as a dry run lists them. */
  readonly questions: boolean;
  /** The new marking, to be stored. */
  readonly text: boolean;
}

/** A marking but for its results. */
export type Totals = Pick<AttemptMarking, 'totalMarks' | 'maxMarks' | 'percentage' | 'grade'>;

/** What becomes of an attempt whose new marking does not say the same, in a form that goes from thread to thread. */
export interface RemarkedAttempt {
  readonly attemptId: number;
  readonly studentId: number;
  /** The marking that it has. */
  readonly markingId: number;
  /** Whether it is one of those that count: the others are marked as they are, and in no figure. */
  readonly counts: boolean;
  readonly outcome: RemarkOutcome;
  /** Whether its student sees any of the change. */
  readonly isSeen: boolean;
  readonly before: Totals;
  readonly after: Totals;
  /** Marks gained by question, negative when lost, of the questions that change. */
  readonly gains: readonly (readonly [questionId: string, gain: number])[];
  /** How many answers of the new marking are worth a look. */
  readonly doubtful: number;
  /** The new marking, as JSON, where it is wanted and the attempt is to have it. */
  readonly text?: string | undefined;
  /** Where they are wanted, and the outcome is not `same`. */
  readonly questions?: ChangedAttempt['questions'] | undefined;
}

/** Attempts that were marked together. */
export interface RemarkedBatch {
  /** How many were marked. */
  readonly attempts: number;
  /** How many of them count. */
  readonly counting: number;
  /** Those whose new marking does not say the same. */
  readonly remarked: readonly RemarkedAttempt[];
}

/** Marks batches of stored attempts. */
export function batchRemarker(
  rule: RemarkRule,
): (batch: readonly ScannedAttempt[], wants: RemarkWants) => RemarkedBatch {
  const remark = attemptRemarker(rule);
  return (batch, wants) => {
    const remarked: RemarkedAttempt[] = [];
    let counting = 0;
    for (const stored of batch) {
      const counts = stored.counts === 1;
      if (counts) counting++;
      const found = remark(stored);
      if (found === undefined) continue;
      const { outcome, before, after, questions, isSeen } = found;
      remarked.push({
        attemptId: stored.id,
        studentId: stored.student_id,
        markingId: stored.marking_id,
        counts,
        outcome,
        isSeen,
        before: totalsOf(before),
        after: totalsOf(after),
        gains: questions.map(({ questionId, gain }) => [questionId, gain] as const),
        doubtful: countDoubtful(after.results),
        text: wants.text && outcome !== 'kept' ? markingJson(after) : undefined,
        questions:
          wants.questions && counts && outcome !== 'same' ? describeQuestions(stored.answers, questions) : undefined,
      });
    }
    return { attempts: batch.length, counting, remarked };
  };
}

function totalsOf({ totalMarks, maxMarks, percentage, grade }: AttemptMarking): Totals {
  return { totalMarks, maxMarks, percentage, grade };
}

function describeQuestions(answersText: string, questions: readonly MarksChange[]): ChangedAttempt['questions'] {
  const answers = readStoredAnswers(answersText);
  return questions.map(({ questionId, gain, before, after }) => ({
    questionId,
    answer: shortened(Object.hasOwn(answers, questionId) ? answers[questionId] : undefined),
    before: before === undefined ? null : markOf(before),
    after: after === undefined ? null : markOf(after),
    gain,
  }));
}

function markOf(result: QuestionResult) {
  return { marks: result.marksAwarded, maxMarks: result.maxMarks, reason: explainResult(result) };
}

const longestAnswer = 200;

function shortened(answer: Answer | undefined): string | null {
  if (answer === undefined) return null;
  const given = [answer.choice === answer.value ? '' : answer.choice, answer.reason ?? answer.value]
    .filter(Boolean)
    .join(': ');
  return given.length > longestAnswer ? `${given.slice(0, longestAnswer)}…` : given;
}
