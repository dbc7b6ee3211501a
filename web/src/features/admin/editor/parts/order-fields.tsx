import { TextArea } from '../../../../components/text-area.tsx';
import type { AnswerFieldsProps } from '../answer-fields-props.ts';
import { withOrder } from './edit-slots.ts';

/** What is to be put in order, in its right order. */
export function OrderFields({ question, idOf, errorOf, onChange }: AnswerFieldsProps) {
  return (
    <TextArea
      id={idOf('correctAnswers')}
      label="In the right order"
      error={errorOf('correctAnswers') ?? errorOf('options')}
      hint="One a line, the first one first. Students see them in another order."
      rows={4}
      value={question.correctAnswers.join('\n')}
      onText={(text) => onChange(withOrder(question, text.split('\n')))}
    />
  );
}
