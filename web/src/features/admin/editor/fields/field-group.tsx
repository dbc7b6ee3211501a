import { type ReactNode, useId } from 'react';
import { CrossIcon } from '../../../../components/icons.tsx';

interface FieldGroupProps {
  readonly legend?: string;
  readonly hint?: string;
  /** So that it can take the focus. */
  readonly id?: string | undefined;
  /** What is wrong in its fields. */
  readonly error?: string | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Fields that belong together. */
export function FieldGroup({ legend, hint, id, error, className = '', children }: FieldGroupProps) {
  const errorId = useId();
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={error && errorId}
      className={`grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 ${className}`}
    >
      {legend !== undefined && <legend className="mb-2 font-semibold">{legend}</legend>}
      {hint !== undefined && <p className="text-small text-soft">{hint}</p>}
      {error !== undefined && (
        <p id={errorId} className="flex items-start gap-1.5 font-semibold text-cross">
          <CrossIcon className="mt-1 size-4" />
          {error}
        </p>
      )}
      {children}
    </fieldset>
  );
}
