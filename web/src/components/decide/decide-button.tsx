import { type ComponentProps, useState } from 'react';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../button.tsx';
import { showToast } from '../toast/toast-store.ts';
import { DecideDialog, type DecideDialogProps } from './decide-dialog.tsx';

interface DecideButtonProps<Choice> extends Omit<DecideDialogProps<Choice>, 'action' | 'onClose'> {
  /** The button that asks; it needs no `onClick`. */
  readonly button: ComponentProps<typeof Button>;
  readonly decide: (words: string, choice: Choice) => Promise<unknown>;
  /** Said once it is decided; nothing where the page shows it by itself. */
  readonly done?: string;
  readonly onDone: () => void;
}

/** A button that asks in a dialog what is to be decided, and why. */
export function DecideButton<Choice>({ button, decide, done, onDone, ...dialog }: DecideButtonProps<Choice>) {
  const [isAsking, setAsking] = useState(false);
  const action = useAction(async (words: string, choice: Choice) => {
    await decide(words, choice);
    setAsking(false);
    onDone();
    if (done !== undefined) showToast({ tone: 'success', title: done });
  });
  return (
    <>
      <Button look="secondary" {...button} onClick={() => setAsking(true)} />
      {isAsking && <DecideDialog {...dialog} action={action} onClose={() => setAsking(false)} />}
    </>
  );
}
