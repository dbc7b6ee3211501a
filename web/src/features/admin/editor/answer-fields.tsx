import type { DraftQuestion } from '@markwell/server/contract';
import { RadioGroup } from '../../../components/radio-group.tsx';
import { TextArea } from '../../../components/text-area.tsx';
import type { AnswerFieldsProps } from './answer-fields-props.ts';
import { truths } from './edit-question.ts';
import { FieldError } from './field-error.tsx';
import { OptionFields } from './option-fields.tsx';
import { WrittenAnswerFields } from './written-answer-fields.tsx';

const hints: Readonly<Partial<Record<DraftQuestion['type'], string>>> = {
  combined: 'One a line: Yes or No, a colon, and the reason, such as Yes: same mass of crisp',
  'graph-plotting': 'The points, such as (100,2),(250,5)',
};

/** The key of a question, as its type has it. */
export function AnswerFields(props: AnswerFieldsProps) {
  const { question, idOf, errorOf, onChange } = props;
  const { type, correctAnswers } = question;
  if (type === 'information') return null;
  if (type === 'multiple-choice') return <OptionFields {...props} />;
  if (type === 'text') return <WrittenAnswerFields {...props} />;
  if (type === 'true-false') {
    return (
      <div id={idOf('correctAnswers')} tabIndex={-1}>
        <FieldError text={errorOf('correctAnswers')} />
        <RadioGroup
          legend="Right answer"
          options={truths}
          value={correctAnswers[0]?.toLowerCase()}
          inline="words"
          onPick={(value) => onChange({ ...question, correctAnswers: [value] })}
        />
      </div>
    );
  }
  return (
    <TextArea
      id={idOf('correctAnswers')}
      label="Accepted answers"
      error={errorOf('correctAnswers')}
      hint={hints[type]}
      rows={3}
      value={correctAnswers.join('\n')}
      onText={(text) => onChange({ ...question, correctAnswers: text.split('\n') })}
    />
  );
}
