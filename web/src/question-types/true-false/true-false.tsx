import { RadioGroup } from '../../components/radio-group.tsx';
import { describedByFeedback, type QuestionTypeProps } from '../question-type.ts';

const options = [
  { value: 'true', label: 'True' },
  { value: 'false', label: 'False' },
  { value: 'cannot_tell', label: 'Cannot tell' },
] as const;

/** True, false or cannot tell about a statement (spec part 1, section 2). */
export function TrueFalse(props: QuestionTypeProps) {
  const { question, answer, onAnswer, disabled } = props;
  return (
    <RadioGroup
      legend={question.question}
      options={options}
      value={answer?.choice ?? answer?.value}
      onPick={(option) => onAnswer({ questionId: question.id, value: option, choice: option })}
      describedBy={describedByFeedback(props)}
      disabled={disabled}
      inline="words"
    />
  );
}
