import type { QuestionTypeReading } from '../question-type.ts';

/** Something to read: no answer, no marks, in no counter and no total. */
export const information: QuestionTypeReading = { candidate: () => undefined };
