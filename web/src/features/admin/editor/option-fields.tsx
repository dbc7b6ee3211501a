import { useId, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { useFocusSoon } from '../../../lib/use-focus-soon.ts';
import type { AnswerFieldsProps } from './answer-fields-props.ts';
import { addOption, changeOption, isRightOption, markOption, noteOption, removeOption } from './edit-question.ts';
import { FieldError } from './field-error.tsx';
import { RowList } from './row-list.tsx';

const letterOf = (index: number) => String.fromCharCode(65 + index);

/** The options of a choice, with a tick at each that is right. */
export function OptionFields({ question, idOf, errorOf, onChange }: AnswerFieldsProps) {
  const [hasNotes, setNotes] = useState(Object.keys(question.notes ?? {}).length > 0);
  const noteId = useId();
  const focusSoon = useFocusSoon();
  const firstWrong = question.options.findIndex((option) => option.trim() !== '' && !isRightOption(question, option));
  return (
    <fieldset id={idOf('options')} tabIndex={-1} className="min-w-0">
      <legend className="mb-1 font-semibold">Options</legend>
      <p className="mb-3 text-small text-soft">
        {question.type === 'multiple-response'
          ? 'Tick those that are right together.'
          : 'Tick the right one. Where several are ticked, each alone is right.'}
      </p>
      <FieldError text={errorOf('options')} />
      <RowList
        rows={question.options}
        add="Add an option"
        nameOf={(_option, index) => `option ${letterOf(index)}`}
        rowClass="flex flex-wrap items-center gap-2 sm:flex-nowrap"
        onAdd={() => onChange(addOption(question))}
        onRemove={(index) => onChange(removeOption(question, index))}
      >
        {(option, index, id) => (
          <>
            <label className="choice flex-none">
              <input
                type="checkbox"
                checked={isRightOption(question, option)}
                disabled={option.trim() === ''}
                onChange={(event) => onChange(markOption(question, option, event.target.checked))}
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
              value={option}
              onChange={(event) => onChange(changeOption(question, index, event.target.value))}
            />
            {hasNotes && !isRightOption(question, option) && (
              <input
                id={`${noteId}-${index}`}
                type="text"
                className="input min-w-0 basis-full sm:basis-64"
                aria-label={`What it shows that somebody picked ${letterOf(index)}`}
                placeholder="thinks that…"
                maxLength={300}
                value={question.notes?.[option] ?? ''}
                disabled={option.trim() === ''}
                onChange={(event) => onChange(noteOption(question, option, event.target.value))}
              />
            )}
          </>
        )}
      </RowList>
      {!hasNotes && firstWrong !== -1 && (
        <Button
          look="quiet"
          className="mt-3 -ml-3"
          onClick={() => {
            focusSoon(`${noteId}-${firstWrong}`);
            setNotes(true);
          }}
        >
          Say what each wrong option shows
        </Button>
      )}
    </fieldset>
  );
}
