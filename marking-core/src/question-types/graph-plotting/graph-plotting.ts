import type { QuestionTypeReading } from '../question-type.ts';

/** Points as `(x,y),(x,y)`, in the value. */
export const graphPlotting: QuestionTypeReading = { candidate: ({ value }) => ({ text: value }) };
