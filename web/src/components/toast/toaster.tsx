import * as RadixToast from '@radix-ui/react-toast';
import { useSyncExternalStore } from 'react';
import { CrossIcon, InfoIcon, TickIcon } from '../icons.tsx';
import { currentToast, dismissToast, onToastChange } from './toast-store.ts';

const tones = {
  success: { Icon: TickIcon, className: 'text-tick' },
  problem: { Icon: CrossIcon, className: 'text-cross' },
  info: { Icon: InfoIcon, className: 'text-pen' },
} as const;

/**
 * The place where toasts appear (spec part 1, section 1): 5000 ms, swiped away after 50 px, F8 leads to them. They are
 * read out politely: nothing a toast says is worth an interruption.
 */
export function Toaster() {
  const toast = useSyncExternalStore(onToastChange, currentToast);
  return (
    <RadixToast.Provider duration={5000} swipeThreshold={50} swipeDirection="right" label="Notification">
      {toast !== undefined && (
        <RadixToast.Root
          key={toast.id}
          type="background"
          open={toast.open}
          onOpenChange={(open) => !open && dismissToast(toast.id)}
          className="toast sheet flex items-start gap-3 p-4"
        >
          <ToneIcon tone={toast.tone} />
          <div className="min-w-0 grow">
            <RadixToast.Title className="font-semibold">{toast.title}</RadixToast.Title>
            {toast.description !== undefined && (
              <RadixToast.Description className="text-small break-words text-soft">
                {toast.description}
              </RadixToast.Description>
            )}
          </div>
          <RadixToast.Close
            aria-label="Close"
            className="-m-2 flex size-11 flex-none cursor-pointer items-center justify-center"
          >
            <CrossIcon />
          </RadixToast.Close>
        </RadixToast.Root>
      )}
      <RadixToast.Viewport
        hotkey={['F8']}
        className="no-print fixed right-0 bottom-0 z-20 m-4 w-[min(26rem,calc(100vw-2rem))]"
      />
    </RadixToast.Provider>
  );
}

function ToneIcon({ tone }: { readonly tone: keyof typeof tones }) {
  const { Icon, className } = tones[tone];
  return <Icon className={`mt-0.5 size-5 ${className}`} />;
}
