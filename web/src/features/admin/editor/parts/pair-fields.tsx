import { useState } from 'react';
import type { AnswerFieldsProps } from '../answer-fields-props.ts';
import { cleanLines } from '../clean-lines.ts';
import { FieldError } from '../field-error.tsx';
import { RowList } from '../row-list.tsx';
import { TypedField } from '../typed-field.tsx';
import { type Pair, pairsOf, withPairs, wrongOptions } from './edit-slots.ts';

const noPair: Pair = { left: '', right: '' };
const sides = { left: 300, right: 2_000 } as const;

/** The pairs to be matched, and what else stands on the right. */
export function PairFields({ question, idOf, errorOf, onChange }: AnswerFieldsProps) {
  // Two left sides can be the same for as long as one of them is being typed: the rows are kept here as they are.
  const [pairs, setPairs] = useState(() => (question.slots?.length ? pairsOf(question) : [noPair, noPair]));
  const [wrong, setWrong] = useState(() => wrongOptions(question));
  const change = (next: readonly Pair[], others = wrong) => {
    setPairs([...next]);
    setWrong(others);
    onChange(withPairs(question, next, others));
  };
  const field = (side: 'left' | 'right', index: number, id?: string) => (
    <input
      id={id}
      className="input min-w-0"
      aria-label={`Pair ${index + 1}, ${side}`}
      value={pairs[index]?.[side]}
      maxLength={sides[side]}
      onChange={({ target }) =>
        change(pairs.map((pair, place) => (place === index ? { ...pair, [side]: target.value } : pair)))
      }
    />
  );
  return (
    <fieldset id={idOf('correctAnswers')} tabIndex={-1} className="grid min-w-0 gap-3">
      <legend className="mb-1 font-semibold">Pairs</legend>
      <FieldError text={errorOf('correctAnswers') ?? errorOf('options')} />
      <RowList
        rows={pairs}
        add="Add a pair"
        nameOf={(_pair, index) => `pair ${index + 1}`}
        rowClass="grid items-center gap-2 sm:grid-cols-[1fr_auto_1fr_auto]"
        onAdd={() => change([...pairs, noPair])}
        onRemove={(index) => change(pairs.filter((_pair, place) => place !== index))}
      >
        {(_pair, index, id) => (
          <>
            {field('left', index, id)}
            <span aria-hidden className="text-small text-soft">
              goes with
            </span>
            {field('right', index)}
          </>
        )}
      </RowList>
      <TypedField
        label="Wrong ones to choose from besides"
        hint="One a line. They stand among the right sides, so that the last pair cannot be found by what is left."
        rows={2}
        text={wrong.join('\n')}
        read={(text) => cleanLines(text.split('\n'))}
        onValue={(others) => change(pairs, others)}
      />
    </fieldset>
  );
}
