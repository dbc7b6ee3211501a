import { longestAnswer } from '@markwell/marking-core';
import { AnswerBox } from '../../components/answer-box/answer-box.tsx';
import { asTyped } from '../../components/as-typed.ts';
import { TextField } from '../../components/text-field.tsx';
import { describedByFeedback, type QuestionTypeProps } from '../question-type.ts';
import { linesFor } from './lines-for.ts';

/**
 * Free text (spec part 1, section 2): one line where the question says so, else a box that grows with what is written, with as many lines
 * at first as are likely wanted.
 */
export function Text(props: QuestionTypeProps) {
  const { question, answer, onAnswer, disabled } = props;
  const field = {
    label: question.question,
    labelClass: 'mb-1.5 text-lead font-semibold leading-snug whitespace-pre-line',
    value: answer?.value ?? '',
    onText: (value: string) => onAnswer({ questionId: question.id, value }),
    describedBy: describedByFeedback(props),
    disabled,
  };
  if (question.lines === 1) return <TextField {...asTyped} maxLength={longestAnswer} {...field} />;
  return <AnswerBox question={question} rows={linesFor(question)} {...field} />;
}
