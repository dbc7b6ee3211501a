import { longestAnswer } from '@markwell/marking-core';
import { TextArea } from '../../components/text-area.tsx';
import { TextField } from '../../components/text-field.tsx';
import { describedByFeedback, type QuestionTypeProps } from '../question-type.ts';

/** Free text (spec part 1, section 2): lines to write on, as many as the question says or more of them for more marks. */
export function Text(props: QuestionTypeProps) {
  const { question, answer, onAnswer, disabled } = props;
  const field = {
    label: question.question,
    labelClass: 'mb-1.5 text-lead font-semibold leading-snug whitespace-pre-line',
    maxLength: longestAnswer,
    autoComplete: 'off',
    value: answer?.value ?? '',
    onText: (value: string) => onAnswer({ questionId: question.id, value }),
    describedBy: describedByFeedback(props),
    disabled,
  };
  const lines = question.lines ?? Math.min(1 + question.marks, 5);
  return lines === 1 ? <TextField {...field} /> : <TextArea {...field} rows={lines} />;
}
