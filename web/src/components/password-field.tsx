import { type ComponentProps, useState } from 'react';
import { Field, type FieldText } from './field.tsx';

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'type'>, FieldText {
  readonly onText: (text: string) => void;
}

/** A password that can be looked at while it is typed; password managers fill it by `autoComplete`. */
export function PasswordField({ label, hint, error, id, onText, ...rest }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(wiring) => (
        <span className="flex gap-2">
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck="false"
            {...rest}
            {...wiring}
            type={isShown ? 'text' : 'password'}
            className="input min-w-0 grow"
            onChange={(event) => onText(event.target.value)}
          />
          <button
            type="button"
            aria-label={isShown ? 'Hide password' : 'Show password'}
            aria-controls={wiring.id}
            className="button button-secondary min-w-20"
            onClick={() => setShown(!isShown)}
          >
            {isShown ? 'Hide' : 'Show'}
          </button>
        </span>
      )}
    </Field>
  );
}
