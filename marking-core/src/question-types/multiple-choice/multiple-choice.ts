import { isBlank } from '../../text/blank.ts';
import type { QuestionTypeReading } from '../question-type.ts';

/** One option picked; a page sends it as the choice, the value, or both. */
export const multipleChoice: QuestionTypeReading = {
  candidate: ({ value, choice }) => ({ text: choice === undefined || isBlank(choice) ? value : choice }),
};
