import { useId, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { useFocusSoon } from '../../../lib/use-focus-soon.ts';
import { type EditedOption, optionsOf, withOptions } from './edit-question.ts';
import type { AnswerFieldsProps } from './fields/draft-fields.tsx';
import { FieldGroup } from './fields/field-group.tsx';
import { RowList } from './row-list.tsx';

const letterOf = (index: number) => String.fromCharCode(65 + index);

/** The options of a choice, with a tick at each that is right. */
export function OptionFields({ question, onChange }: AnswerFieldsProps) {
  // Two options can be the same for as long as one of them is being typed: which is right is kept here.
  const [options, setOptions] = useState(() => optionsOf(question));
  const [hasNotes, setNotes] = useState(options.some(({ note }) => note !== ''));
  const noteId = useId();
  const focusSoon = useFocusSoon();
  const firstWrong = options.findIndex(({ text, isRight }) => text.trim() !== '' && !isRight);
  const change = (next: readonly EditedOption[]) => {
    setOptions(next);
    onChange(withOptions(question, next));
  };
  return (
    <FieldGroup
      legend="Options"
      hint={
        question.type === 'multiple-response'
          ? 'Tick those that are right together.'
          : 'Tick the right one. Where several are ticked, each alone is right.'
      }
    >
      <RowList
        rows={options}
        add="Add an option"
        fresh={() => ({ text: '', isRight: false, note: '' })}
        nameOf={(_option, index) => `option ${letterOf(index)}`}
        rowClass="flex flex-wrap items-center gap-2 sm:flex-nowrap"
        onRows={change}
      >
        {({ text, isRight, note }, index, id, changeOne) => (
          <>
            <label className="choice flex-none">
              <input
                type="checkbox"
                checked={isRight}
                disabled={text.trim() === ''}
                onChange={({ target }) => changeOne({ isRight: target.checked })}
              />
              <span>
                {letterOf(index)} <span className="sr-only">is right</span>
              </span>
            </label>
            <input
              id={id}
              type="text"
              className="input min-w-0 grow basis-40"
              aria-label={`Option ${letterOf(index)}`}
              value={text}
              onChange={({ target }) =>
                changeOne({ text: target.value, isRight: isRight && target.value.trim() !== '' })
              }
            />
            {hasNotes && !isRight && (
              <input
                id={`${noteId}-${index}`}
                type="text"
                className="input min-w-0 basis-full sm:basis-64"
                aria-label={`What it shows that somebody picked ${letterOf(index)}`}
                placeholder="thinks that…"
                maxLength={300}
                value={note}
                disabled={text.trim() === ''}
                onChange={({ target }) => changeOne({ note: target.value })}
              />
            )}
          </>
        )}
      </RowList>
      {!hasNotes && firstWrong !== -1 && (
        <Button
          look="quiet"
          className="-ml-3 justify-self-start"
          onClick={() => {
            focusSoon(`${noteId}-${firstWrong}`);
            setNotes(true);
          }}
        >
          Say what each wrong option shows
        </Button>
      )}
    </FieldGroup>
  );
}
