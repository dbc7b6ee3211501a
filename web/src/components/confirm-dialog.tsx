import type { ReactNode } from 'react';
import { useAction } from '../lib/use-action.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Notice } from './notice.tsx';

interface ConfirmDialogProps {
  readonly title: string;
  /** What will happen, and to whom. */
  readonly children: ReactNode;
  /** On the button that does it: a verb, such as 'Release'. */
  readonly confirm: string;
  /** Does it; the dialog stays, and says why, when it fails. */
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks before something that others will notice. */
export function ConfirmDialog({ title, children, confirm, onConfirm, onClose }: ConfirmDialogProps) {
  const action = useAction(onConfirm);
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="mt-3 grid gap-3">{children}</div>
      <DialogProblem problem={action.problem} />
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={() => void action.run()}>{action.isBusy ? 'One moment…' : confirm}</Button>
        <Button look="secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}

/** Why what a dialog asked of the server failed. The place is always there, so that it is read out. */
export function DialogProblem({ problem }: { readonly problem: string | undefined }) {
  return (
    <div role="alert">
      {problem !== undefined && (
        <Notice tone="problem" className="mt-4">
          <p className="break-words">{problem}</p>
        </Notice>
      )}
    </div>
  );
}
