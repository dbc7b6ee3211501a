import { RadioGroup } from '../../components/radio-group.tsx';
import { t } from '../../lib/texts.ts';
import { describedByFeedback, type QuestionTypeProps } from '../question-type.ts';

const options = () => [
  { value: 'true', label: t('answer.true') },
  { value: 'false', label: t('answer.false') },
  { value: 'cannot_tell', label: t('answer.cannot-tell') },
];

/** True, false or cannot tell about a statement (spec part 1, section 2). */
export function TrueFalse(props: QuestionTypeProps) {
  const { question, answer, onAnswer, disabled } = props;
  return (
    <RadioGroup
      legend={question.question}
      options={options()}
      isOwn
      value={answer?.choice ?? answer?.value}
      onPick={(option) => onAnswer({ questionId: question.id, value: option, choice: option })}
      describedBy={describedByFeedback(props)}
      disabled={disabled}
      inline="words"
    />
  );
}
