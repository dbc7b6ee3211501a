import { type ReactNode, useId } from 'react';
import { inPageLanguage } from '../lib/texts.ts';
import { classNames } from './class-names.ts';

interface RadioGroupProps {
  /** The question, in the student's words. */
  readonly legend: ReactNode;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Whether the options are the page's own words, as 'Cannot tell' is, and not the homework's. */
  readonly isOwn?: boolean | undefined;
  readonly value: string | undefined;
  readonly onPick: (value: string) => void;
  readonly describedBy?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** Side by side where there is room: for words such as Yes and No, or for letters. */
  readonly inline?: 'words' | 'letters' | undefined;
}

/** Side by side, as many as fit, all of one width. */
const columns = {
  words: 'grid-cols-[repeat(auto-fit,minmax(8.75rem,1fr))]',
  letters: 'grid-cols-[repeat(auto-fit,minmax(5rem,1fr))]',
} as const;

/** Pick one of a few: a fieldset, its legend and whole rows to press. */
export function RadioGroup({ legend, options, isOwn, value, onPick, describedBy, disabled, inline }: RadioGroupProps) {
  const name = useId();
  return (
    <fieldset aria-describedby={describedBy} disabled={disabled} className="min-w-0">
      <legend dir="auto" className="mb-2.5 text-lead font-semibold leading-snug whitespace-pre-line">
        {legend}
      </legend>
      <div className={classNames('grid gap-2', inline && columns[inline])}>
        {options.map((option) => (
          <label key={option.value} className="choice">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onPick(option.value)}
            />
            <span
              className="min-w-0"
              {...(isOwn && inPageLanguage())}
              translate={inline === 'letters' ? 'no' : undefined}
            >
              {option.label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
