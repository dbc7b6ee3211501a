import { questionOptions } from '@markwell/marking-core';
import { RadioGroup } from '../../components/radio-group.tsx';
import { describedByFeedback, type QuestionTypeProps } from '../question-type.ts';

const isLetter = (option: string) => option.length <= 2;
/** Two of them fit side by side on a phone, and no word of them is broken. */
const isShort = (option: string) => option.length <= 20 && option.split(/[\s-]+/).every((word) => word.length <= 9);

/** Pick one option (spec part 1, section 2). The answer is the option's text. */
export function MultipleChoice(props: QuestionTypeProps) {
  const { question, answer, onAnswer, disabled } = props;
  const options = questionOptions(question);
  return (
    <RadioGroup
      legend={question.question}
      options={options.map((option) => ({ value: option, label: option }))}
      value={answer?.choice ?? answer?.value}
      onPick={(option) => onAnswer({ questionId: question.id, value: option, choice: option })}
      describedBy={describedByFeedback(props)}
      disabled={disabled}
      inline={options.every(isLetter) ? 'letters' : options.every(isShort) ? 'words' : undefined}
    />
  );
}
