import type { AttemptMarking, QuestionResult } from '../answers/marking.ts';

/** What became of one question between two markings of the same answers. */
export interface MarkChange {
  readonly questionId: string;
  /** Absent where only one of the markings has the question. */
  readonly before: QuestionResult | undefined;
  readonly after: QuestionResult | undefined;
  /** Marks gained; negative when lost. */
  readonly gain: number;
}

/** Two markings side by side. */
export interface MarksComparison {
  /** Every question of either marking, in the order of the second, then what only the first has. */
  readonly questions: readonly MarkChange[];
  /** Those whose marks differ. */
  readonly changed: readonly MarkChange[];
  readonly totalBefore: number;
  readonly totalAfter: number;
  readonly gradeBefore: string;
  readonly gradeAfter: string;
}

/** Compares two markings of the same answers question by question, as a re-marking shows who gains and loses, and why. */
export function compareMarks(before: AttemptMarking, after: AttemptMarking): MarksComparison {
  const earlier = new Map(before.results.map((result) => [result.questionId, result]));
  const later = new Map(after.results.map((result) => [result.questionId, result]));
  const ids = [...new Set([...later.keys(), ...earlier.keys()])];
  const questions = ids.map((questionId) => {
    const [old, now] = [earlier.get(questionId), later.get(questionId)];
    return { questionId, before: old, after: now, gain: (now?.marksAwarded ?? 0) - (old?.marksAwarded ?? 0) };
  });
  return {
    questions,
    changed: questions.filter(({ gain }) => gain !== 0),
    totalBefore: before.totalMarks,
    totalAfter: after.totalMarks,
    gradeBefore: before.grade,
    gradeAfter: after.grade,
  };
}
