import type { ComponentProps } from 'react';
import { Field, type FieldText } from './field.tsx';

interface SelectProps extends Omit<ComponentProps<'select'>, 'onChange' | 'children'>, FieldText {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Shown while nothing is picked, such as 'Choose your class'. */
  readonly placeholder: string;
  readonly describedBy?: string | undefined;
  /** Called with the value picked, or '' for the placeholder. */
  readonly onPick: (value: string) => void;
}

/** The browser's own list box: every phone and screen reader knows it. */
export function Select({ label, hint, error, id, describedBy, options, placeholder, onPick, ...rest }: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id} describedBy={describedBy}>
      {(wiring) => (
        <select {...rest} {...wiring} className="input" onChange={(event) => onPick(event.target.value)}>
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
