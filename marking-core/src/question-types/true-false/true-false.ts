import { isBlank } from '../../text/blank.ts';
import type { QuestionTypeReading } from '../question-type.ts';

/** `true`, `false` or `cannot_tell`, as the value or the choice. */
export const trueFalse: QuestionTypeReading = {
  candidate: ({ value, choice }) => ({ text: choice === undefined || isBlank(choice) ? value : choice }),
};
