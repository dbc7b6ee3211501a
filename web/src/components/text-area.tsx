import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import { Field, type FieldText } from './field.tsx';
import { useTextLimit } from './use-text-limit.ts';

/** Of a ruled line, in rem; the same as in the style sheet. */
const lineHeight = 2.125;

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'onChange'>, FieldText {
  readonly describedBy?: string | undefined;
  readonly labelClass?: string | undefined;
  readonly onText: (text: string) => void;
  /** A small button in the corner of the box. */
  readonly corner?: ReactNode;
}

/** Ruled lines to write on, with their label. Grows with the text. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, id, describedBy, labelClass, ...own } = props;
  const { onText, corner, className, maxLength, rows = 2, ...rest } = own;
  const { onChange, notice } = useTextLimit(maxLength, onText);
  const box = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it grows with the text
  useLayoutEffect(() => grow(box.current), [rest.value]);
  return (
    <Field {...{ label, hint, error, id, describedBy, labelClass, notice }}>
      {(wiring) => {
        const area = (
          <textarea
            {...rest}
            {...wiring}
            ref={box}
            rows={rows}
            style={rows > 1 ? { minHeight: `${rows * lineHeight}rem` } : undefined}
            className={classNames('input', className)}
            onChange={onChange}
          />
        );
        if (corner === undefined) return area;
        return (
          <div className="relative [&>.input]:pe-[3.25rem]">
            {area}
            {corner}
          </div>
        );
      }}
    </Field>
  );
}

/** Makes the box as tall as its text, in a browser that does not do so by itself. */
function grow(box: HTMLTextAreaElement | null): void {
  if (box === null || CSS.supports('field-sizing', 'content')) return;
  box.style.height = 'auto';
  box.style.height = `${box.scrollHeight + box.offsetHeight - box.clientHeight}px`;
}
