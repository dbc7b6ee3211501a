import { isBlank } from '../../text/blank.ts';
import type { QuestionTypeReading } from '../question-type.ts';

/** Yes or no as the choice, and the reason. Without one of them the answer is incomplete. */
export const combined: QuestionTypeReading = {
  candidate: ({ value, choice, reason }) => {
    const side = isBlank(choice) ? value : choice;
    if (side === undefined || reason === undefined || isBlank(side) || isBlank(reason)) return undefined;
    return { text: reason, choice: side };
  },
};
