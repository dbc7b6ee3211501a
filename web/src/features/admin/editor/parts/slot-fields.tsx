import { useState } from 'react';
import { RadioGroup } from '../../../../components/radio-group.tsx';
import { cleanLines } from '../clean-lines.ts';
import type { AnswerFieldsProps } from '../fields/draft-fields.tsx';
import { TypedField } from '../typed-field.tsx';
import { slotsOf, withBank, wrongOptions } from './edit-slots.ts';
import { textsOf, type WayToFill, wayOf, waysToFill, withTexts, withWay } from './ways-to-fill.ts';

interface FilledInProps extends AnswerFieldsProps {
  /** What a slot is called on the screen. */
  readonly name: (slot: string) => string;
}

const hints = {
  typed: 'One a line, as in a mark scheme.',
  bank: 'The words that are right there.',
  lists: 'The right choice first, then the wrong ones, one a line. Students see them in another order.',
} as const satisfies Record<WayToFill, string>;

/** How the slots are filled in, what is right in each, and what there is to choose from besides; nothing as long as there are none. */
export function FilledIn({ question, name, onChange }: FilledInProps) {
  const [way, setWay] = useState<WayToFill>(() => wayOf(question));
  if (slotsOf(question).length === 0) return null;
  return (
    <>
      <RadioGroup
        legend="How are they filled in?"
        options={waysToFill}
        value={way}
        onPick={(picked) => {
          const found = waysToFill.find(({ value }) => value === picked)?.value ?? 'typed';
          setWay(found);
          onChange(withWay(question, found));
        }}
      />
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
    </>
  );
}
