import { listChange } from '../people/class-roster/list-change.ts';
import { afterClosing } from './after-closing.ts';
import { allowance } from './allowance.ts';
import { comment } from './comment.ts';
import { exclusion } from './exclusions/exclusion.ts';
import { flood } from './exclusions/flood.ts';
import { creditQuestion } from './judgements/credit-question.ts';
import { judgeAnswers } from './judgements/judge-answers.ts';
import { takeBackJudgements } from './judgements/take-back-judgements.ts';
import { override } from './override.ts';

/**
 * Every kind of decision that staff make about what was handed in, and how it is made and taken back. The last two
 * change the mark scheme, and so marks of all who did the homework: see `changeScheme`. The others are a row each,
 * and `decisionKind` says what is the same for all of them.
 */
export const decisions = {
  comment,
  override,
  exclusion,
  allowance,
  flood,
  'after-closing': afterClosing,
  'list-change': listChange,
  judgement: { decide: judgeAnswers, takeBack: takeBackJudgements },
  /** Taken back by deciding that the question is marked again. */
  credit: { decide: creditQuestion },
};
