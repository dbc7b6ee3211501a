import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Field, type FieldText } from './field.tsx';
import { useTextLimit } from './use-text-limit.ts';

/** Of a ruled line, in rem; the same as in the style sheet. */
const lineHeight = 2.125;

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'onChange'>, FieldText {
  readonly describedBy?: string | undefined;
  readonly labelClass?: string;
  readonly onText: (text: string) => void;
}

/** Ruled lines to write on, with their label. Grows with the text where the browser can. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, id, describedBy, labelClass, onText, className, maxLength, rows = 2, ...rest } = props;
  const { onChange, notice } = useTextLimit(maxLength, onText);
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      id={id}
      describedBy={describedBy}
      notice={notice}
      {...(labelClass && { labelClass })}
    >
      {(wiring) => (
        <textarea
          {...rest}
          {...wiring}
          rows={rows}
          style={{ minHeight: `${rows * lineHeight}rem` }}
          className={classNames('input', className)}
          onChange={onChange}
        />
      )}
    </Field>
  );
}
