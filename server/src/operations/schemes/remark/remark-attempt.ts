import {
  type AttemptMarking,
  applyOverrides,
  attemptMarker,
  type MarkOverrides,
  type MarkScheme,
  type Policy,
  type QuestionResult,
} from '@markwell/marking-core';
import type { RemarkOutcome } from '../../../contract/remark.ts';
import { isWrittenAlike, readMarking, readStoredAnswers, saysTheSame } from '../../../db/marking-json.ts';

/** By what attempts are marked again. */
export interface RemarkRule {
  readonly scheme: MarkScheme;
  /** For attempts of before the homework was edited, oldest first: what they were asked, by this scheme as far as it has it. */
  readonly earlier?: readonly EarlierScheme[];
  readonly policy: Policy;
  readonly allowLower: boolean;
}

/** The scheme for attempts that arrived when the mark scheme had this version at most. */
export interface EarlierScheme {
  readonly lastVersion: number;
  readonly scheme: MarkScheme;
}

/** What is stored of an attempt, as far as marking it again goes: its answers and the marking that counts, as JSON. */
export interface StoredTexts {
  readonly answers: string;
  readonly marking: string;
  /** The version that the mark scheme had when it arrived. */
  readonly arrived_with?: number;
  /** Marks that a teacher has set. */
  readonly overrides?: MarkOverrides | undefined;
}

/** A question whose marks differ between two markings, or what they are out of; undefined where one of them has no such question. */
export interface MarksChange {
  readonly questionId: string;
  readonly before: QuestionResult | undefined;
  readonly after: QuestionResult | undefined;
  /** Marks gained; negative when lost. */
  readonly gain: number;
}

/** What becomes of an attempt whose new marking does not say the same. */
export interface MarkingChange {
  readonly outcome: RemarkOutcome;
  readonly before: AttemptMarking;
  readonly after: AttemptMarking;
  /** In the order of the scheme. */
  readonly questions: readonly MarksChange[];
  /** Whether its student sees any of it: marks, a grade or feedback. The rest is reasons, which staff see. */
  readonly isSeen: boolean;
}

/**
 * Marks stored attempts again and says what becomes of each; undefined where both markings say the same. Equal answers share one result
 * object, which must not be changed.
 */
export function attemptRemarker({
  scheme,
  earlier = [],
  policy,
  allowLower,
}: RemarkRule): (stored: StoredTexts) => MarkingChange | undefined {
  const markBy = (by: MarkScheme) => {
    const mark = attemptMarker(by, { policy });
    return (answers: string, overrides: MarkOverrides | undefined) => {
      const marking = mark(readStoredAnswers(answers));
      return overrides === undefined ? marking : applyOverrides(marking, overrides, by.gradeScale);
    };
  };
  const mark = markBy(scheme);
  const marksEarlier = earlier.map((one) => ({ lastVersion: one.lastVersion, mark: markBy(one.scheme) }));
  return ({ answers, marking, overrides, arrived_with: arrivedWith = Number.POSITIVE_INFINITY }) => {
    const markAsked = marksEarlier.find(({ lastVersion }) => arrivedWith <= lastVersion)?.mark ?? mark;
    const after = markAsked(answers, overrides);
    if (isWrittenAlike(marking, after)) return undefined;
    const before = readMarking(marking);
    const questions = changedQuestions(before, after);
    const outcome = outcomeOf(before, after, questions);
    if (outcome === 'same' && saysTheSame(before, after)) return undefined;
    const isSeen = outcome !== 'same' || hasOtherFeedback(before, after);
    // Nobody loses marks unless it is allowed: such an attempt keeps the marking that it has.
    return { outcome: outcome === 'lose' && !allowLower ? 'kept' : outcome, before, after, questions, isSeen };
  };
}

function changedQuestions(before: AttemptMarking, after: AttemptMarking): MarksChange[] {
  // Where the whole is out of another total, the questions that make it so are worth telling, whatever they got.
  const isOutOfOther = before.maxMarks !== after.maxMarks;
  const was = resultsById(before);
  const is = resultsById(after);
  return [...new Set([...is.keys(), ...was.keys()])].flatMap((questionId) => {
    const old = was.get(questionId);
    const now = is.get(questionId);
    const gain = (now?.marksAwarded ?? 0) - (old?.marksAwarded ?? 0);
    const isOther = isOutOfOther && (now?.maxMarks ?? 0) !== (old?.maxMarks ?? 0);
    return gain !== 0 || isOther ? { questionId, before: old, after: now, gain } : [];
  });
}

function hasOtherFeedback(before: AttemptMarking, after: AttemptMarking): boolean {
  const was = resultsById(before);
  return after.results.some(({ questionId, feedback }) => feedback !== was.get(questionId)?.feedback);
}

function resultsById({ results }: AttemptMarking): ReadonlyMap<string, QuestionResult> {
  return new Map(results.map((result) => [result.questionId, result]));
}

/**
 * To lose is to have fewer marks or a smaller share of them, whatever the total is now; to gain is to have more of either
 * and less of neither.
 */
function outcomeOf(before: AttemptMarking, after: AttemptMarking, questions: readonly MarksChange[]): RemarkOutcome {
  const marks = after.totalMarks - before.totalMarks;
  const share = after.totalMarks * before.maxMarks - before.totalMarks * after.maxMarks;
  if (marks < 0 || share < 0) return 'lose';
  if (marks > 0 || share > 0) return 'gain';
  const moves = questions.length > 0 || before.maxMarks !== after.maxMarks || before.grade !== after.grade;
  return moves ? 'moved' : 'same';
}
