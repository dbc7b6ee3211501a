import { AnswerBox } from '../../components/answer-box/answer-box.tsx';
import { describedByFeedback, type QuestionTypeProps } from '../question-type.ts';
import { linesFor } from './lines-for.ts';

/** Free text (spec part 1, section 2): a box that grows with what is written, with as many lines at first as are likely wanted. */
export function Text(props: QuestionTypeProps) {
  const { question, answer, onAnswer, disabled } = props;
  return (
    <AnswerBox
      question={question}
      label={question.question}
      labelClass="mb-1.5 text-lead font-semibold leading-snug whitespace-pre-line"
      rows={linesFor(question)}
      value={answer?.value ?? ''}
      onText={(value) => onAnswer({ questionId: question.id, value })}
      describedBy={describedByFeedback(props)}
      disabled={disabled}
    />
  );
}
