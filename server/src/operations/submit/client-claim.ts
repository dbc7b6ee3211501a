import type { AttemptMarking } from '@markwell/marking-core';
import type { QuizAttemptInput } from '../../contract/quiz-attempts.ts';

/** The marks that a page says it gave: kept beside the server's, which count. */
export interface ClientClaim {
  readonly totalMarks: number | null;
  readonly maxMarks: number | null;
  readonly percentage: string | null;
  readonly grade: string | null;
  /** Marks by question id. */
  readonly marks: Readonly<Record<string, number>>;
}

/** The claim in what was sent; null when nothing is claimed. */
export function readClaim(input: QuizAttemptInput): ClientClaim | null {
  const marks = (input.results ?? []).flatMap(({ questionId, marksAwarded }) =>
    typeof questionId === 'string' && typeof marksAwarded === 'number' ? [[questionId, marksAwarded] as const] : [],
  );
  const { totalMarks = null, maxMarks = null, percentage = null, grade = null } = input;
  if (totalMarks === null && percentage === null && grade === null && marks.length === 0) return null;
  return {
    totalMarks,
    maxMarks,
    percentage: percentage === null ? null : String(percentage),
    grade,
    marks: Object.fromEntries(marks),
  };
}

/** Whether the server's marks are other than the page's, in total or for a question. */
export function differsFrom(claim: ClientClaim | null, marking: AttemptMarking): boolean {
  if (claim === null) return false;
  if (claim.totalMarks !== null && claim.totalMarks !== marking.totalMarks) return true;
  if (claim.maxMarks !== null && claim.maxMarks !== marking.maxMarks) return true;
  return marking.results.some(({ questionId, marksAwarded }) => {
    const claimed = Object.hasOwn(claim.marks, questionId) ? claim.marks[questionId] : undefined;
    return claimed !== undefined && claimed !== marksAwarded;
  });
}
