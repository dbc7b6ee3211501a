import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Field, type FieldText } from './field.tsx';
import { useTextLimit } from './use-text-limit.ts';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'onChange'>, FieldText {
  readonly describedBy?: string | undefined;
  readonly labelClass?: string | undefined;
  readonly onText?: (text: string) => void;
}

/** One line of text with its label. `readOnly` without `onText` shows a value that is filled in by itself. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, id, describedBy, labelClass, onText, className, maxLength, ...rest } = props;
  const { onChange, notice } = useTextLimit(maxLength, onText);
  return (
    <Field {...{ label, hint, error, id, describedBy, labelClass, notice }}>
      {(wiring) => (
        <input type="text" {...rest} {...wiring} className={classNames('input', className)} onChange={onChange} />
      )}
    </Field>
  );
}
