import { Fragment, useState } from 'react';
import { cleanLines } from '../clean-lines.ts';
import type { AnswerFieldsProps } from '../fields/draft-fields.tsx';
import { FieldGroup } from '../fields/field-group.tsx';
import { RowList } from '../row-list.tsx';
import { TypedField } from '../typed-field.tsx';
import { type Pair, pairsOf, withPairs, wrongOptions } from './edit-slots.ts';

const noPair: Pair = { left: '', right: '' };
const sides = [
  { side: 'left', maxLength: 300 },
  { side: 'right', maxLength: 2_000 },
] as const;

/** The pairs to be matched, and what else is on the right. */
export function PairFields({ question, onChange }: AnswerFieldsProps) {
  // Two left sides can be the same for as long as one of them is being typed: the rows are kept here as they are.
  const [pairs, setPairs] = useState(() => (question.slots?.length ? pairsOf(question) : [noPair, noPair]));
  const [wrong, setWrong] = useState(() => wrongOptions(question));
  const change = (next: readonly Pair[], others = wrong) => {
    setPairs([...next]);
    setWrong(others);
    onChange(withPairs(question, next, others));
  };
  return (
    <FieldGroup legend="Pairs">
      <RowList
        rows={pairs}
        add="Add a pair"
        fresh={() => noPair}
        nameOf={(_pair, index) => `pair ${index + 1}`}
        rowClass="grid items-center gap-2 sm:grid-cols-[1fr_auto_1fr_auto]"
        onRows={change}
      >
        {(pair, index, id, changeOne) =>
          sides.map(({ side, maxLength }) => (
            <Fragment key={side}>
              {side === 'right' && (
                <span aria-hidden className="text-small text-soft">
                  goes with
                </span>
              )}
              <input
                id={side === 'left' ? id : undefined}
                className="input min-w-0"
                aria-label={`Pair ${index + 1}, ${side}`}
                value={pair[side]}
                maxLength={maxLength}
                onChange={({ target }) => changeOne({ [side]: target.value })}
              />
            </Fragment>
          ))
        }
      </RowList>
      <TypedField
        label="Wrong ones to choose from besides"
        hint="One a line. They stand among the right sides, so that the last pair cannot be found by what is left."
        rows={2}
        text={wrong.join('\n')}
        read={(text) => cleanLines(text.split('\n'))}
        onValue={(others) => change(pairs, others)}
      />
    </FieldGroup>
  );
}
