import type { DraftQuestion } from '@markwell/server/contract';
import type { ComponentType } from 'react';
import { RadioGroup } from '../../../components/radio-group.tsx';
import { TextArea } from '../../../components/text-area.tsx';
import type { AnswerFieldsProps } from './answer-fields-props.ts';
import { truths } from './edit-question.ts';
import { FieldError } from './field-error.tsx';
import { DraftFields } from './fields/draft-fields.tsx';
import { OptionFields } from './option-fields.tsx';
import { withOrder } from './parts/edit-slots.ts';
import { GapFields } from './parts/gap-fields.tsx';
import { LabelFields } from './parts/label-fields.tsx';
import { PairFields } from './parts/pair-fields.tsx';
import { PartMarksField } from './parts/part-marks-field.tsx';
import { TableFields } from './parts/table-fields.tsx';
import { KeyedValueFields, WrittenAnswerFields } from './written-answer-fields.tsx';

/** By type, how its key is written. */
const fieldsByType = {
  'multiple-choice': OptionFields,
  'multiple-response': ChosenFields,
  text: WrittenAnswerFields,
  number: NumberFields,
  'true-false': TruthFields,
  combined: (props) => (
    <LineFields {...props} hint="One a line: Yes or No, a colon, and the reason, such as Yes: same mass of crisp" />
  ),
  'graph-plotting': (props) => <LineFields {...props} hint="The points, such as (100,2),(250,5)" />,
  matching: PairFields,
  ordering: (props) => (
    <LineFields
      {...props}
      label="In the right order"
      hint="One a line, the first one first. Students see them in another order."
      change={withOrder}
    />
  ),
  'gap-fill': GapFields,
  labelling: LabelFields,
  table: TableFields,
  information: () => null,
} satisfies Record<DraftQuestion['type'], ComponentType<AnswerFieldsProps>>;

/** The key of a question, as its type has it. */
export function AnswerFields(props: AnswerFieldsProps) {
  const Fields: ComponentType<AnswerFieldsProps> = fieldsByType[props.question.type];
  return (
    <>
      <Fields {...props} />
      <PartMarksField {...props} />
    </>
  );
}

function TruthFields({ question, idOf, errorOf, onChange }: AnswerFieldsProps) {
  return (
    <div id={idOf('correctAnswers')} tabIndex={-1}>
      <FieldError text={errorOf('correctAnswers')} />
      <RadioGroup
        legend="Right answer"
        options={truths}
        value={question.correctAnswers[0]?.toLowerCase()}
        inline="words"
        onPick={(value) => onChange({ ...question, correctAnswers: [value] })}
      />
    </div>
  );
}

interface LineFieldsProps extends AnswerFieldsProps {
  readonly label?: string;
  readonly hint: string;
  /** The question with these lines. */
  readonly change?: (question: DraftQuestion, lines: readonly string[]) => DraftQuestion;
}

const withLines: NonNullable<LineFieldsProps['change']> = (question, lines) => ({
  ...question,
  correctAnswers: [...lines],
});

function LineFields(props: LineFieldsProps) {
  const { question, idOf, errorOf, onChange, label = 'Accepted answers', hint, change = withLines } = props;
  return (
    <TextArea
      id={idOf('correctAnswers')}
      label={label}
      error={errorOf('correctAnswers') ?? errorOf('options')}
      hint={hint}
      rows={3}
      value={question.correctAnswers.join('\n')}
      onText={(text) => onChange(change(question, text.split('\n')))}
    />
  );
}

function ChosenFields(props: AnswerFieldsProps) {
  return (
    <>
      <OptionFields {...props} />
      <DraftFields {...props} only={['choose']} />
    </>
  );
}

function NumberFields(props: AnswerFieldsProps) {
  return (
    <>
      <KeyedValueFields {...props} />
      <DraftFields {...props} only={['units']} />
    </>
  );
}
