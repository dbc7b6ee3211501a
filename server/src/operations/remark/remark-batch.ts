import {
  type Answer,
  countDoubtful,
  explainResult,
  overriddenResultSchema,
  type QuestionResult,
} from '@markwell/marking-core';
import type { ChangedAttempt, RemarkOutcome } from '../../contract/remark.ts';
import { attemptRemarker, type MarkingChange, type RemarkRule } from './remark-attempt.ts';
import type { ScannedAttempt } from './scan-attempts.ts';
import { readStoredAnswers } from './stored-answers.ts';
import type { StoredTotals } from './stored-marking.ts';
import { writeMarking } from './written-marking.ts';

/** What is wanted of the attempts whose marking changes, beside their totals. */
export interface RemarkWants {
  /** The changes question by question with the reasons, as a dry run lists them. */
  readonly questions: boolean;
  /** The new marking, to be stored. */
  readonly text: boolean;
}

/** What becomes of an attempt whose new marking does not say the same to the letter, in a form that goes from thread to thread. */
export interface RemarkedAttempt {
  readonly attemptId: number;
  readonly studentId: number;
  /** The marking that it has. */
  readonly markingId: number;
  /** Whether it is one of those that count: the others are marked as they are, and in no figure. */
  readonly counts: boolean;
  readonly outcome: RemarkOutcome;
  readonly before: StoredTotals;
  readonly after: StoredTotals;
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
  /** Those whose new marking does not say the same to the letter. */
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
      const { id: attemptId, student_id: studentId, marking_id: markingId } = stored;
      const { outcome, change, written } = found;
      const { before, after, questions } = change;
      const gains = questions.map(({ questionId, gain }) => [questionId, gain] as const);
      const text = wants.text && outcome !== 'kept' ? writeMarking(written) : undefined;
      const told =
        wants.questions && counts && outcome !== 'same' ? describeQuestions(stored.answers, questions) : undefined;
      const doubtful = countDoubtful(written.results.map(({ result }) => result));
      const whose = { attemptId, studentId, markingId, counts };
      remarked.push({ ...whose, outcome, before, after, gains, doubtful, text, questions: told });
    }
    return { attempts: batch.length, counting, remarked };
  };
}

function describeQuestions(answersText: string, questions: MarkingChange['questions']): ChangedAttempt['questions'] {
  const answers = readStoredAnswers(answersText);
  return questions.map(({ questionId, gain, before, after }) => ({
    questionId,
    answer: shortened(Object.hasOwn(answers, questionId) ? answers[questionId] : undefined),
    before: before === undefined ? null : markOf(overriddenResultSchema.parse(JSON.parse(before.text))),
    after: after === undefined ? null : markOf(after.result),
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
