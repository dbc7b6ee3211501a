import { longestAnswer } from '@markwell/marking-core';
import { TextArea } from '../../components/text-area.tsx';
import { describedByFeedback, type QuestionTypeProps } from '../question-type.ts';

/** Free text (spec part 1, section 2): lines to write on, more of them for more marks. */
export function Text(props: QuestionTypeProps) {
  const { question, answer, onAnswer, disabled } = props;
  return (
    <TextArea
      label={question.question}
      labelClass="mb-1.5 text-lead font-semibold leading-snug whitespace-pre-line"
      rows={Math.min(1 + question.marks, 5)}
      maxLength={longestAnswer}
      autoComplete="off"
      value={answer?.value ?? ''}
      onText={(value) => onAnswer({ questionId: question.id, value })}
      describedBy={describedByFeedback(props)}
      disabled={disabled}
    />
  );
}
