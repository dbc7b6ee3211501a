import type { Answer } from '../answers/answer.ts';
import type { Candidate } from '../rules/rule-marking.ts';
import { isBlank } from '../text/blank.ts';
import type { QuestionType } from './type-names.ts';

/** The part of a non-blank answer that is marked; `undefined` if a needed half is missing. */
export type ReadCandidate = (answer: Answer) => Candidate | undefined;

/** Free text, in the value, as is what is filled into slots. */
const typed: ReadCandidate = ({ value, choice }) => ({ text: isBlank(value) ? (choice ?? '') : value });

/** One option picked; a page sends it as the choice, the value, or both. */
const picked: ReadCandidate = ({ value, choice }) => ({
  text: choice === undefined || isBlank(choice) ? value : choice,
});

/** Yes or no as the choice, and the reason. Without one of them the answer is incomplete. */
const withReason: ReadCandidate = ({ value, choice, reason }) => {
  const side = isBlank(choice) ? value : choice;
  if (side === undefined || reason === undefined || isBlank(side) || isBlank(reason)) return undefined;
  return { text: reason, choice: side };
};

/** How the answers of each question type are read: a new type is one line here. */
export const questionTypeReadings: Readonly<Record<QuestionType, ReadCandidate>> = {
  'multiple-choice': picked,
  text: typed,
  'true-false': picked,
  combined: withReason,
  information: () => undefined,
  'graph-plotting': ({ value }) => ({ text: value }),
  'multiple-response': typed,
  matching: typed,
  ordering: typed,
  'gap-fill': typed,
  number: typed,
  labelling: typed,
  table: typed,
};
