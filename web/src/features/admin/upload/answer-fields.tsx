import type { DraftQuestion } from '@markwell/server/contract';
import { RadioGroup } from '../../../components/radio-group.tsx';
import { TextArea } from '../../../components/text-area.tsx';
import { OptionFields } from './option-fields.tsx';
import { WrittenAnswerFields } from './written-answer-fields.tsx';

interface AnswerFieldsProps {
  readonly question: DraftQuestion;
  readonly onChange: (question: DraftQuestion) => void;
}

const truths = [
  { value: 'true', label: 'True' },
  { value: 'false', label: 'False' },
  { value: 'cannot_tell', label: 'Cannot tell' },
] as const;

const hints: Readonly<Partial<Record<DraftQuestion['type'], string>>> = {
  combined: 'One a line: Yes or No, a colon, and the reason, such as Yes: same mass of crisp',
  'graph-plotting': 'The points, such as (100,2),(250,5)',
};

/** The key of a question, as its type has it. */
export function AnswerFields({ question, onChange }: AnswerFieldsProps) {
  const { type, correctAnswers } = question;
  if (type === 'information') return null;
  if (type === 'multiple-choice') return <OptionFields question={question} onChange={onChange} />;
  if (type === 'text') return <WrittenAnswerFields question={question} onChange={onChange} />;
  if (type === 'true-false') {
    return (
      <RadioGroup
        legend="Right answer"
        options={truths}
        value={correctAnswers[0]?.toLowerCase()}
        inline="words"
        onPick={(value) => onChange({ ...question, correctAnswers: [value] })}
      />
    );
  }
  return (
    <TextArea
      label="Accepted answers"
      hint={hints[type]}
      rows={3}
      value={correctAnswers.join('\n')}
      onText={(text) => onChange({ ...question, correctAnswers: text.split('\n') })}
    />
  );
}
