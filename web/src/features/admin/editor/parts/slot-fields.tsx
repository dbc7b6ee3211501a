import { useState } from 'react';
import { TextArea } from '../../../../components/text-area.tsx';
import type { AnswerFieldsProps } from '../answer-fields-props.ts';
import { cleanLines } from '../clean-lines.ts';
import { FieldError } from '../field-error.tsx';
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
        <SlotField key={`${way} ${id}`} question={question} id={id} way={way} name={name(id)} onChange={onChange} />
      ))}
      {way === 'bank' && <WrongWords key={way} question={question} onChange={onChange} />}
    </div>
  );
}

interface SlotFieldProps extends Pick<AnswerFieldsProps, 'question' | 'onChange'> {
  readonly id: string;
  readonly way: WayToFill;
  readonly name: string;
}

function SlotField({ question, id, way, name, onChange }: SlotFieldProps) {
  // As it was typed: a list of choices is stored sorted.
  const [text, setText] = useState(() => textsOf(question, id, way).join('\n'));
  return (
    <TextArea
      label={name}
      rows={way === 'lists' ? 3 : 1}
      value={text}
      onText={(typed) => {
        setText(typed);
        onChange(withTexts(question, id, typed.split('\n'), way));
      }}
    />
  );
}

function WrongWords({ question, onChange }: Pick<AnswerFieldsProps, 'question' | 'onChange'>) {
  const [text, setText] = useState(() => wrongOptions(question).join('\n'));
  return (
    <TextArea
      label="Wrong words in the list besides"
      hint="One a line; leave it empty for none."
      rows={2}
      value={text}
      onText={(typed) => {
        setText(typed);
        onChange(withBank(question, cleanLines(typed.split('\n'))));
      }}
    />
  );
}
