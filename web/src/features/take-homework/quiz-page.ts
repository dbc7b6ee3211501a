import { toAttemptNumber } from '@markwell/server/contract';

/** The page of a science card (`/quiz`, `/quiz-yr8` …), or of one homework by its number (`/homework/150`). */
export type QuizPage =
  | { readonly kind: 'card'; readonly card: 1 | 2 | 3 | 4 | 5 }
  | { readonly kind: 'homework'; readonly homeworkId: number };

/** What the spec has page by page (part 1, sections 5 and 7). */
export interface PageRules {
  /** Sent as `assignmentId`, in the numbering of attempts; null where it is the first of the list. */
  readonly assignmentId: number | null;
  /** Whether answers are sent as an object by question id, or as an array. */
  readonly answersAs: 'object' | 'array';
  /** Whether Submit waits for an answer, or only for the student's details. */
  readonly submitNeedsAnAnswer: boolean;
}

/** The page's rules: Year 7 has its own, the others share one row each. */
export function pageRules(page: QuizPage): PageRules {
  if (page.kind === 'card' && page.card === 1) {
    return { assignmentId: null, answersAs: 'object', submitNeedsAnAnswer: false };
  }
  const id = page.kind === 'card' ? page.card : page.homeworkId;
  return { assignmentId: toAttemptNumber(id), answersAs: 'array', submitNeedsAnAnswer: true };
}
