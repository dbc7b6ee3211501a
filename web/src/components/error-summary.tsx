import { useEffect, useRef } from 'react';
import { WarningIcon } from './icons.tsx';

interface ErrorSummaryProps {
  /** What to put right, each with the id of its control. */
  readonly errors: readonly { readonly fieldId: string; readonly message: string }[];
}

/** What stops a form, at its top: takes focus when it appears, and each line leads to its field. */
export function ErrorSummary({ errors }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const shown = errors.length > 0;
  useEffect(() => {
    if (shown) box.current?.focus();
  }, [shown]);
  if (!shown) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className="mb-5 rounded-sheet border-3 border-cross bg-sheet p-5">
      <h2 className="flex items-center gap-2 text-lead">
        <WarningIcon className="size-6 text-cross" />
        There is something to put right
      </h2>
      <ul className="mt-2 grid gap-1 font-semibold">
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              className="text-cross"
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fieldId)?.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
