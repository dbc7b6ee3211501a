import { type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from './class-names.ts';

interface DialogProps {
  readonly title: string;
  /** Escape was pressed: the owner takes the dialog away. */
  readonly onClose: () => void;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/**
 * A question or a small form over the page, which waits for it. While it is there it is open; the browser keeps the focus
 * inside, and gives it back to where it was.
 */
export function Dialog({ title, onClose, wide, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    focusPicked(dialog.current);
    return () => {
      // An element that is taken away with its focus leaves none: browsers give it back on close() only.
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={classNames(
        'sheet m-auto max-h-[calc(100dvh-1.5rem)] overflow-y-auto overscroll-contain p-[clamp(1.125rem,4vw,1.75rem)]',
        'text-ink backdrop:bg-[rgb(10_12_30/0.55)] forced-colors:border-3 forced-colors:border-[CanvasText]',
        wide ? 'w-[min(52rem,calc(100vw-1.5rem))]' : 'w-[min(36rem,calc(100vw-1.5rem))]',
      )}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={titleId} className="text-title">
        {title}
      </h2>
      {children}
    </dialog>
  );
}

/** A browser begins with the first radio button of a group, though another is the picked one: the one that the tab key leads to. */
function focusPicked(dialog: HTMLElement | null): void {
  const first = document.activeElement;
  if (dialog === null || !(first instanceof HTMLInputElement) || first.type !== 'radio' || first.checked) return;
  for (const other of dialog.querySelectorAll<HTMLInputElement>('input[type="radio"]:checked'))
    if (other.name === first.name) other.focus();
}
