import { type Answers, type AttemptMarking, attemptMarker, type QuestionResult } from '@markwell/marking-core';
import type { RemarkOutcome } from '../../contract/remark.ts';
import type { StoredAttempt } from '../../db/remark-rows.ts';
import type { RemarkTarget } from './remark-target.ts';
import { readStoredAnswers } from './stored-answers.ts';
import {
  readDifference,
  type StoredDifference,
  type StoredResult,
  saysTheSame,
  writeMarking,
} from './stored-marking.ts';

/** A question whose marks differ between two markings; undefined where one of them has no such question. */
export interface MarksChange {
  readonly questionId: string;
  readonly before: StoredResult | undefined;
  readonly after: QuestionResult | undefined;
  /** Marks gained; negative when lost. */
  readonly gain: number;
}

/** What differs between the stored marking of an attempt and its new one. */
export interface MarkingChange {
  readonly answers: Answers;
  readonly before: StoredDifference['totals'];
  readonly after: AttemptMarking;
  /** In the order of the scheme. */
  readonly questions: readonly MarksChange[];
}

/** An attempt marked again. */
export interface RemarkedAttempt {
  readonly stored: StoredAttempt;
  readonly outcome: RemarkOutcome;
  /** Absent where both markings say the same to the letter. */
  readonly change?: MarkingChange;
  /** The new marking, as JSON, where the attempt is to have it. */
  readonly text?: string;
}

/** Marks stored attempts by a target's scheme and policy, and says what becomes of each. */
export function attemptRemarker({
  scheme,
  policy,
  allowLower,
}: RemarkTarget): (stored: StoredAttempt) => RemarkedAttempt {
  const mark = attemptMarker(scheme, { policy });
  return (stored) => {
    const answers = readStoredAnswers(stored.answers);
    const after = mark(answers);
    if (saysTheSame(stored.marking, after)) return { stored, outcome: 'same' };
    const difference = readDifference(stored.marking, after);
    const change = {
      answers,
      before: difference.totals,
      after,
      questions: changedQuestions(difference, after.results),
    };
    const direction = directionOf(change);
    // Nobody loses marks unless it is allowed: such an attempt keeps the marking that it has.
    if (direction === 'lose' && !allowLower) return { stored, outcome: 'kept', change };
    return { stored, outcome: direction, change, text: writeMarking(after) };
  };
}

function changedQuestions(
  { results: before, repeated }: StoredDifference,
  after: readonly QuestionResult[],
): MarksChange[] {
  const changes: MarksChange[] = [];
  for (const now of after) {
    if (repeated.has(now.questionId)) continue;
    const old = before.get(now.questionId);
    const gain = now.marksAwarded - (old?.marksAwarded ?? 0);
    if (gain !== 0) changes.push({ questionId: now.questionId, before: old, after: now, gain });
  }
  const stays = new Set(after.map(({ questionId }) => questionId));
  for (const [questionId, old] of before) {
    if (stays.has(questionId) || old.marksAwarded === 0) continue;
    changes.push({ questionId, before: old, after: undefined, gain: -old.marksAwarded });
  }
  return changes;
}

/**
 * To lose is to have fewer marks or a smaller share of them, whatever the total is now; to gain is to have more of either
 * and less of neither.
 */
function directionOf({ before, after, questions }: MarkingChange): RemarkOutcome {
  const marks = after.totalMarks - before.totalMarks;
  const share = after.totalMarks * before.maxMarks - before.totalMarks * after.maxMarks;
  if (marks < 0 || share < 0) return 'lose';
  if (marks > 0 || share > 0) return 'gain';
  const moves = questions.length > 0 || before.maxMarks !== after.maxMarks || before.grade !== after.grade;
  return moves ? 'moved' : 'same';
}
