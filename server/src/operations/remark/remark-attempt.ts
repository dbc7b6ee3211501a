import { answerMarker, type MarkOverrides, type MarkScheme, type Policy } from '@markwell/marking-core';
import type { RemarkOutcome } from '../../contract/remark.ts';
import {
  differenceReader,
  maxMarksOf,
  type StoredDifference,
  type StoredResult,
  saysTheSame,
} from './stored-marking.ts';
import { type MarkingTotals, type WrittenMarking, type WrittenResult, writtenMarker } from './written-marking.ts';

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
  readonly before: StoredResult | undefined;
  readonly after: WrittenResult | undefined;
  /** Marks gained; negative when lost. */
  readonly gain: number;
}

/** What differs between the stored marking of an attempt and its new one. */
export interface MarkingChange {
  readonly before: StoredDifference['totals'];
  readonly after: MarkingTotals;
  /** In the order of the scheme. */
  readonly questions: readonly MarksChange[];
}

/** What becomes of an attempt whose new marking does not say the same to the letter. */
export interface RemarkedTexts {
  readonly outcome: RemarkOutcome;
  readonly change: MarkingChange;
  readonly written: WrittenMarking;
}

/** Marks stored attempts again and says what becomes of each; undefined where both markings say the same to the letter. */
export function attemptRemarker({
  scheme,
  earlier = [],
  policy,
  allowLower,
}: RemarkRule): (stored: StoredTexts) => RemarkedTexts | undefined {
  const markerOf = (by: MarkScheme) => writtenMarker(answerMarker(by, { policy }));
  const mark = markerOf(scheme);
  const marksEarlier = earlier.map((one) => ({ lastVersion: one.lastVersion, mark: markerOf(one.scheme) }));
  const readDifference = differenceReader();
  return ({ answers, marking, overrides, arrived_with: arrivedWith = Number.POSITIVE_INFINITY }) => {
    const markAsked = marksEarlier.find(({ lastVersion }) => arrivedWith <= lastVersion)?.mark ?? mark;
    const written = markAsked(answers, overrides);
    if (saysTheSame(marking, written)) return undefined;
    const difference = readDifference(marking, written);
    const change = {
      before: difference.totals,
      after: written.totals,
      questions: changedQuestions(difference, written),
    };
    const outcome = outcomeOf(change);
    // Nobody loses marks unless it is allowed: such an attempt keeps the marking that it has.
    return { outcome: outcome === 'lose' && !allowLower ? 'kept' : outcome, change, written };
  };
}

function changedQuestions(
  { results: before, repeated, totals }: StoredDifference,
  { results: after, totals: totalsAfter }: WrittenMarking,
): MarksChange[] {
  // Where the whole is out of another total, the questions that make it so are worth telling, whatever they got.
  const isOutOfOther = totals.maxMarks !== totalsAfter.maxMarks;
  const changes: MarksChange[] = [];
  for (const [place, now] of after.entries()) {
    if (repeated.has(place)) continue;
    const { questionId, marksAwarded } = now.result;
    const old = before.get(questionId);
    const gain = marksAwarded - (old?.marksAwarded ?? 0);
    const isOther = isOutOfOther && now.result.maxMarks !== (old === undefined ? 0 : maxMarksOf(old));
    if (gain !== 0 || isOther) changes.push({ questionId, before: old, after: now, gain });
  }
  const stays = new Set(after.map(({ result }) => result.questionId));
  for (const [questionId, old] of before) {
    if (stays.has(questionId) || (old.marksAwarded === 0 && !(isOutOfOther && maxMarksOf(old) > 0))) continue;
    changes.push({ questionId, before: old, after: undefined, gain: 0 - old.marksAwarded });
  }
  return changes;
}

/**
 * To lose is to have fewer marks or a smaller share of them, whatever the total is now; to gain is to have more of either
 * and less of neither.
 */
function outcomeOf({ before, after, questions }: MarkingChange): RemarkOutcome {
  const marks = after.totalMarks - before.totalMarks;
  const share = after.totalMarks * before.maxMarks - before.totalMarks * after.maxMarks;
  if (marks < 0 || share < 0) return 'lose';
  if (marks > 0 || share > 0) return 'gain';
  const moves = questions.length > 0 || before.maxMarks !== after.maxMarks || before.grade !== after.grade;
  return moves ? 'moved' : 'same';
}
