import { useId, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { TextArea } from '../../../../components/text-area.tsx';
import { useFocusSoon } from '../../../../lib/use-focus-soon.ts';
import type { AnswerFieldsProps } from '../answer-fields-props.ts';
import { cleanLines } from '../clean-lines.ts';
import { FieldError } from '../field-error.tsx';
import { type Pair, pairsOf, withPairs, wrongOptions } from './edit-slots.ts';

const noPair: Pair = { left: '', right: '' };

/** The pairs to be matched, and what else stands on the right. */
export function PairFields({ question, idOf, errorOf, onChange }: AnswerFieldsProps) {
  const id = useId();
  const focusSoon = useFocusSoon();
  // Two left sides can be the same for as long as one of them is being typed: the rows are kept here as they are.
  const [pairs, setPairs] = useState(() => (question.slots?.length ? pairsOf(question) : [noPair, noPair]));
  const [wrong, setWrong] = useState(() => wrongOptions(question).join('\n'));
  const change = (next: readonly Pair[], others = wrong) => {
    setPairs([...next]);
    onChange(withPairs(question, next, cleanLines(others.split('\n'))));
  };
  const set = (index: number, part: Partial<Pair>) =>
    change(pairs.map((pair, place) => (place === index ? { ...pair, ...part } : pair)));
  return (
    <fieldset id={idOf('correctAnswers')} tabIndex={-1} className="grid min-w-0 gap-3">
      <legend className="mb-1 font-semibold">Pairs</legend>
      <FieldError text={errorOf('correctAnswers') ?? errorOf('options')} />
      <ol className="grid gap-2.5">
        {pairs.map((pair, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pairs keep their places while they are typed
          <li key={index} className="grid items-center gap-2 sm:grid-cols-[1fr_auto_1fr_auto]">
            <input
              id={`${id}-${index}`}
              className="input min-w-0"
              aria-label={`Pair ${index + 1}, left`}
              value={pair.left}
              maxLength={300}
              onChange={({ target }) => set(index, { left: target.value })}
            />
            <span aria-hidden className="hidden text-soft sm:block">
              goes with
            </span>
            <input
              className="input min-w-0"
              aria-label={`Pair ${index + 1}, right`}
              value={pair.right}
              maxLength={2_000}
              onChange={({ target }) => set(index, { right: target.value })}
            />
            <Button
              look="quiet"
              className="justify-self-start"
              onClick={() => {
                focusSoon(`${id}-add`);
                change(pairs.filter((_pair, place) => place !== index));
              }}
            >
              Remove <span className="sr-only">pair {index + 1}</span>
            </Button>
          </li>
        ))}
      </ol>
      <Button
        id={`${id}-add`}
        look="secondary"
        className="justify-self-start"
        onClick={() => {
          focusSoon(`${id}-${pairs.length}`);
          change([...pairs, noPair]);
        }}
      >
        Add a pair
      </Button>
      <TextArea
        label="Wrong ones to choose from besides"
        hint="One a line. They stand among the right sides, so that the last pair cannot be found by what is left."
        rows={2}
        value={wrong}
        onText={(text) => {
          setWrong(text);
          change(pairs, text);
        }}
      />
    </fieldset>
  );
}
