import { type PartMarks, partMarksSchema } from '@markwell/marking-core';
import type { DraftQuestion } from '@markwell/server/contract';
import { Select } from '../../../../components/select.tsx';
import type { AnswerFieldsProps } from '../answer-fields-props.ts';

/** How parts of an answer can earn the marks, as staff read it. */
export const partMarksLabels = {
  all: 'All the marks if everything is right, else none',
  each: 'A share of the marks for each that is right',
  'right-less-wrong': 'For each right one, less one for each wrong one',
  neighbours: 'For each two that stand rightly side by side',
} as const satisfies Record<PartMarks, string>;

const ways: Readonly<Partial<Record<DraftQuestion['type'], readonly PartMarks[]>>> = {
  'multiple-response': ['all', 'each', 'right-less-wrong'],
  ordering: ['all', 'each', 'neighbours'],
  matching: ['all', 'each'],
  'gap-fill': ['all', 'each'],
  labelling: ['all', 'each'],
  table: ['all', 'each'],
};

/** How the parts of an answer earn the marks; nothing for a question whose answer has no parts. */
export function PartMarksField({ question, onChange }: Pick<AnswerFieldsProps, 'question' | 'onChange'>) {
  const possible = ways[question.type];
  if (possible === undefined) return null;
  return (
    <Select
      label="Marks for parts"
      placeholder="As usual for its type"
      options={possible.map((value) => ({ value, label: partMarksLabels[value] }))}
      value={question.partMarks ?? ''}
      onPick={(value) => onChange({ ...question, partMarks: partMarksSchema.safeParse(value).data ?? null })}
    />
  );
}
