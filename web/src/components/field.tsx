import { type ReactNode, useId } from 'react';
import { CrossIcon } from './icons.tsx';

export interface FieldText {
  readonly label: ReactNode;
  /** What to write, before it goes wrong. */
  readonly hint?: ReactNode;
  /** What is wrong and how to put it right. */
  readonly error?: string | undefined;
}

interface FieldWiring {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FieldProps extends FieldText {
  /** Given when an error summary links to the field. */
  readonly id?: string | undefined;
  /** Ids of further descriptions. */
  readonly describedBy?: string | undefined;
  readonly labelClass?: string | undefined;
  /** What has become of something that was just put in, read out at once. */
  readonly notice?: string | undefined;
  readonly children: (wiring: FieldWiring) => ReactNode;
}

/** A label, a hint, an error and the one control they belong to, tied together for assistive technology. */
export function Field(props: FieldProps) {
  const { label, hint, error, id, describedBy, labelClass = 'font-semibold', notice, children } = props;
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint === undefined ? undefined : `${controlId}-hint`;
  const errorId = error === undefined ? undefined : `${controlId}-error`;
  const described = [hintId, errorId, describedBy].filter(Boolean).join(' ');
  return (
    <div className="grid gap-1.5">
      <label htmlFor={controlId} className={labelClass}>
        {label}
      </label>
      {hint !== undefined && (
        <p id={hintId} className="text-small text-soft">
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={errorId} className="flex items-start gap-1.5 font-semibold text-cross">
          <CrossIcon className="mt-1 size-4" />
          {error}
        </p>
      )}
      {children({
        id: controlId,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {notice !== undefined && (
        <p role="alert" className="text-small font-semibold text-caution">
          {notice}
        </p>
      )}
    </div>
  );
}
