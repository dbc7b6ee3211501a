import type { DraftQuestion } from '@markwell/server/contract';
import { useId, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { useFocusSoon } from '../../../lib/use-focus-soon.ts';
import type { AnswerFieldsProps } from './answer-fields-props.ts';
import { addOption, changeOption, isRightOption, markOption, noteOption, removeOption } from './edit-question.ts';
import { FieldError } from './field-error.tsx';

/** The options of a choice, with a tick at each that is right. */
export function OptionFields({ question, idOf, errorOf, onChange }: AnswerFieldsProps) {
  const id = useId();
  const [hasNotes, setNotes] = useState(Object.keys(question.notes ?? {}).length > 0);
  const focusSoon = useFocusSoon();
  const change = (changed: DraftQuestion, focus: string) => {
    focusSoon(`${id}-${focus}`);
    onChange(changed);
  };
  return (
    <fieldset id={idOf('options')} tabIndex={-1} className="min-w-0">
      <legend className="mb-1 font-semibold">Options</legend>
      <p className="mb-3 text-small text-soft">
        {question.type === 'multiple-response'
          ? 'Tick those that are right together.'
          : 'Tick the right one. Where several are ticked, each alone is right.'}
      </p>
      <FieldError text={errorOf('options')} />
      <ul className="grid gap-2.5">
        {question.options.map((option, index) => {
          const letter = String.fromCharCode(65 + index);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: options keep their places while they are typed
            <li key={index} className="flex flex-wrap items-center gap-2 sm:flex-nowrap">
              <label className="choice flex-none">
                <input
                  type="checkbox"
                  checked={isRightOption(question, option)}
                  disabled={option.trim() === ''}
                  onChange={(event) => onChange(markOption(question, option, event.target.checked))}
                />
                <span>
                  {letter} <span className="sr-only">is right</span>
                </span>
              </label>
              <input
                id={`${id}-${index}`}
                type="text"
                className="input min-w-0 grow basis-40"
                aria-label={`Option ${letter}`}
                value={option}
                onChange={(event) => onChange(changeOption(question, index, event.target.value))}
              />
              {hasNotes && !isRightOption(question, option) && (
                <input
                  type="text"
                  className="input min-w-0 basis-full sm:basis-64"
                  aria-label={`What it shows that somebody picked ${letter}`}
                  placeholder="thinks that…"
                  maxLength={300}
                  value={question.notes?.[option] ?? ''}
                  disabled={option.trim() === ''}
                  onChange={(event) => onChange(noteOption(question, option, event.target.value))}
                />
              )}
              <Button look="quiet" onClick={() => change(removeOption(question, index), 'add')}>
                Remove <span className="sr-only">option {letter}</span>
              </Button>
            </li>
          );
        })}
      </ul>
      {!hasNotes && question.options.length > 0 && (
        <Button look="quiet" className="mt-3 -ml-3" onClick={() => setNotes(true)}>
          Say what each wrong option shows
        </Button>
      )}
      <Button
        id={`${id}-add`}
        look="secondary"
        className="mt-3 block"
        onClick={() => change(addOption(question), String(question.options.length))}
      >
        Add an option
      </Button>
    </fieldset>
  );
}
