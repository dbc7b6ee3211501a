import type { AnswerFieldsProps } from '../answer-fields-props.ts';
import { cleanLines } from '../clean-lines.ts';
import { FieldError } from '../field-error.tsx';
import { TypedField } from '../typed-field.tsx';
import { slotsOf, withBank, wrongOptions } from './edit-slots.ts';
import { textsOf, type WayToFill, withTexts } from './ways-to-fill.ts';

interface SlotFieldsProps extends AnswerFieldsProps {
  readonly way: WayToFill;
  /** What a slot is called on the screen. */
  readonly name: (slot: string) => string;
}

const hints = {
  typed: 'One a line, as in a mark scheme.',
  bank: 'The words that are right there.',
  lists: 'The right choice first, then the wrong ones, one a line. Students see them in another order.',
} as const satisfies Record<WayToFill, string>;

/** What is right in each slot, and what there is to choose from besides. */
export function SlotFields({ question, way, name, idOf, errorOf, onChange }: SlotFieldsProps) {
  return (
    <div id={idOf('correctAnswers')} tabIndex={-1} className="grid gap-4">
      <FieldError text={errorOf('correctAnswers') ?? errorOf('options')} />
      <p className="text-small text-soft">{hints[way]}</p>
      {slotsOf(question).map(({ id }) => (
        <TypedField
          key={`${way} ${id}`}
          label={name(id)}
          rows={way === 'lists' ? 3 : 1}
          text={textsOf(question, id, way).join('\n')}
          read={(text) => text.split('\n')}
          onValue={(texts) => onChange(withTexts(question, id, texts, way))}
        />
      ))}
      {way === 'bank' && (
        <TypedField
          label="Wrong words in the list besides"
          hint="One a line; leave it empty for none."
          rows={2}
          text={wrongOptions(question).join('\n')}
          read={(text) => cleanLines(text.split('\n'))}
          onValue={(wrong) => onChange(withBank(question, wrong))}
        />
      )}
    </div>
  );
}
