import type { PartMarks } from '@markwell/marking-core';
import type { DraftQuestion } from '@markwell/server/contract';
import type { ComponentType } from 'react';
import { RadioGroup } from '../../../components/radio-group.tsx';
import { truths } from './edit-question.ts';
import { type AnswerFieldsProps, DraftFields } from './fields/draft-fields.tsx';
import { FieldGroup } from './fields/field-group.tsx';
import { OptionFields } from './option-fields.tsx';
import { withOrder } from './parts/edit-slots.ts';
import { GapFields } from './parts/gap-fields.tsx';
import { LabelFields } from './parts/label-fields.tsx';
import { PairFields } from './parts/pair-fields.tsx';
import { TableFields } from './parts/table-fields.tsx';
import { KeyedValueFields, WrittenAnswerFields } from './written-answer-fields.tsx';

/** By type, how its key is written. */
const fieldsByType = {
  'multiple-choice': OptionFields,
  'multiple-response': (props) => (
    <>
      <OptionFields {...props} />
      <DraftFields {...props} only={['choose']} />
    </>
  ),
  text: WrittenAnswerFields,
  number: (props) => (
    <>
      <KeyedValueFields {...props} />
      <DraftFields {...props} only={['units']} />
    </>
  ),
  'true-false': ({ question, onChange }) => (
    <RadioGroup
      legend="Right answer"
      options={truths}
      value={question.correctAnswers[0]?.toLowerCase()}
      inline="words"
      onPick={(value) => onChange({ ...question, correctAnswers: [value] })}
    />
  ),
  combined: (props) => <DraftFields {...props} of="combined" only={['correctAnswers']} />,
  'graph-plotting': (props) => <DraftFields {...props} of="graph-plotting" only={['correctAnswers']} />,
  matching: PairFields,
  ordering: ({ question, onChange }) => (
    <DraftFields
      question={question}
      of="ordering"
      only={['correctAnswers']}
      onChange={(typed) => onChange(withOrder(typed, typed.correctAnswers))}
    />
  ),
  'gap-fill': GapFields,
  labelling: LabelFields,
  table: TableFields,
  information: () => null,
} satisfies Record<DraftQuestion['type'], ComponentType<AnswerFieldsProps>>;

/** By type, how the parts of its answer can earn the marks; none for a type whose answer has no parts. */
const partMarksByType: Readonly<Partial<Record<DraftQuestion['type'], readonly PartMarks[]>>> = {
  'multiple-response': ['all', 'each', 'right-less-wrong'],
  ordering: ['all', 'each', 'neighbours'],
  matching: ['all', 'each'],
  'gap-fill': ['all', 'each'],
  labelling: ['all', 'each'],
  table: ['all', 'each'],
};

interface KeyFieldsProps extends AnswerFieldsProps {
  readonly id: string;
  /** What is wrong in the key. */
  readonly error: string | undefined;
}

/** The key of a question, as its type has it. */
export function AnswerFields({ id, error, ...props }: KeyFieldsProps) {
  const { type } = props.question;
  const Fields: ComponentType<AnswerFieldsProps> = fieldsByType[type];
  const possible = partMarksByType[type];
  return (
    <FieldGroup key={type} id={id} error={error}>
      <Fields {...props} />
      {possible && <DraftFields {...props} only={['partMarks']} wiring={{ partMarks: { possible } }} />}
    </FieldGroup>
  );
}
