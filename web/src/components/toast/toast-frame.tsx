import { useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { CrossIcon, InfoIcon, TickIcon, WarningIcon } from '../icons.tsx';
import { dismissToast, type Toast } from './toast-store.ts';
import { useSwipeAway } from './use-swipe-away.ts';
import { useToastTime } from './use-toast-time.ts';

const icons = {
  success: <TickIcon className="mt-0.5 size-5 text-tick" />,
  problem: <WarningIcon className="mt-0.5 size-5 text-cross" />,
  info: <InfoIcon className="mt-0.5 size-5 text-pen" />,
} as const;

/**
 * The one toast that is visible, or an empty place for it: its words are a live region, which is only heard when it was
 * there before them. They are read politely, since nothing a toast says is worth an interruption. It goes by its time,
 * its button, Escape or a swipe.
 */
export function ToastFrame({ toast }: { readonly toast: Toast | undefined }) {
  const { frame, give } = useFocusBefore(toast?.id);
  const close = () => {
    if (toast === undefined) return;
    give();
    dismissToast(toast.id);
  };
  const time = useToastTime(toast?.id, dismissToast);
  const swipe = useSwipeAway(close);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: swiping and Escape only repeat what the button does
    <div
      ref={frame}
      className={classNames(toast && 'toast sheet flex items-start gap-3 p-4')}
      {...time}
      {...swipe}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      {toast && icons[toast.tone]}
      <div role="status" aria-atomic="true" className="min-w-0 grow">
        {toast && <p className="font-semibold">{toast.title}</p>}
        {toast?.description !== undefined && <p className="text-small break-words text-soft">{toast.description}</p>}
      </div>
      {toast && (
        <button
          type="button"
          aria-label="Close"
          className="-m-2 flex size-11 flex-none cursor-pointer items-center justify-center"
          onClick={close}
        >
          <CrossIcon />
        </button>
      )}
    </div>
  );
}

/** A button that vanishes takes the focus with it: `give` returns it to what had it when the toast came. */
function useFocusBefore(id: number | undefined) {
  const frame = useRef<HTMLDivElement>(null);
  const before = useRef<Element>(null);
  useEffect(() => {
    if (id !== undefined) before.current = document.activeElement;
  }, [id]);
  const give = () => {
    const hasFocus = frame.current?.contains(document.activeElement);
    if (hasFocus && before.current instanceof HTMLElement) before.current.focus();
  };
  return { frame, give };
}
