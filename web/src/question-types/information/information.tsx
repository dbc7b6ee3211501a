import type { QuestionTypeProps } from '../question-type.ts';

/** Something to read: no answer required (spec part 1, section 2). */
export function Information({ question }: QuestionTypeProps) {
  return <p className="text-lead whitespace-pre-line">{question.question}</p>;
}
