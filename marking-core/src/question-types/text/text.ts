import { isBlank } from '../../text/blank.ts';
import type { QuestionTypeReading } from '../question-type.ts';

/** Free text, in the value. */
export const text: QuestionTypeReading = {
  candidate: ({ value, choice }) => ({ text: isBlank(value) ? (choice ?? '') : value }),
};
