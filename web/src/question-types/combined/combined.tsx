import { AnswerBox } from '../../components/answer-box/answer-box.tsx';
import { RadioGroup } from '../../components/radio-group.tsx';
import { inPageLanguage, t } from '../../lib/texts.ts';
import { describedByFeedback, type QuestionTypeProps } from '../question-type.ts';

const options = () => [
  { value: 'yes', label: t('answer.yes') },
  { value: 'no', label: t('answer.no') },
];

/** Yes or no, and the reason for it; both are needed (spec part 1, sections 2 and 5). */
export function Combined(props: QuestionTypeProps) {
  const { question, answer, onAnswer, disabled } = props;
  const choice = answer?.choice ?? '';
  const reason = answer?.reason ?? '';
  const give = (next: { choice: string; reason: string }) =>
    onAnswer({ questionId: question.id, value: next.choice, ...next });
  return (
    <div className="grid gap-5">
      <RadioGroup
        legend={question.question}
        options={options()}
        isOwn
        value={choice}
        onPick={(picked) => give({ choice: picked, reason })}
        describedBy={describedByFeedback(props)}
        disabled={disabled}
        inline="words"
      />
      <AnswerBox
        question={question}
        label={<span {...inPageLanguage()}>{t('type.explain')}</span>}
        rows={2}
        value={reason}
        onText={(text) => give({ choice, reason: text })}
        describedBy={describedByFeedback(props)}
        disabled={disabled}
      />
    </div>
  );
}
