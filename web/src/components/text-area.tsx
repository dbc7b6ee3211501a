import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Field, type FieldText } from './field.tsx';

/** Of a ruled line, in rem; the same as in the style sheet. */
const lineHeight = 2.125;

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'onChange'>, FieldText {
  readonly describedBy?: string | undefined;
  readonly labelClass?: string;
  readonly onText: (text: string) => void;
}

/** Ruled lines to write on, with their label. Grows with the text where the browser can. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, id, describedBy, labelClass, onText, className, rows = 2, ...rest } = props;
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      id={id}
      describedBy={describedBy}
      {...(labelClass && { labelClass })}
    >
      {(wiring) => (
        <textarea
          {...rest}
          {...wiring}
          rows={rows}
          style={{ minHeight: `${rows * lineHeight}rem` }}
          className={classNames('input', className)}
          onChange={(event) => onText(event.target.value)}
        />
      )}
    </Field>
  );
}
