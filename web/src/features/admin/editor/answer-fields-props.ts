import type { DraftQuestion } from '@markwell/server/contract';
import type { FieldProblem } from './question-problems.ts';

/** What each form of a key is handed. */
export interface AnswerFieldsProps {
  readonly question: DraftQuestion;
  /** Ids of the fields, and what is wrong in them. */
  readonly idOf: (field: FieldProblem['field']) => string;
  readonly errorOf: (field: FieldProblem['field']) => string | undefined;
  readonly onChange: (question: DraftQuestion) => void;
}
