import type { ReactNode } from 'react';
import type { Action } from '../lib/use-action.ts';
import { Button } from './button.tsx';
import { DialogProblem } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';

interface FormDialogProps {
  readonly title: string;
  /** The fields. */
  readonly children: ReactNode;
  /** On the button that sends it, such as 'Add class'. */
  readonly submit: string;
  /** What sending does: the dialog stays, and says why, when it fails. */
  readonly action: Pick<Action<never[]>, 'isBusy' | 'problem'>;
  /** Looks the fields over and runs the action, or leads to the first that is wrong. */
  readonly onSubmit: () => void;
  readonly onClose: () => void;
}

/** A few fields, the button that sends them, and a way out. */
export function FormDialog({ title, children, submit, action, onSubmit, onClose }: FormDialogProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-5"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
        <div>
          <DialogProblem problem={action.problem} />
          <div className="mt-1 flex flex-wrap gap-3">
            <Button type="submit">{action.isBusy ? 'One moment…' : submit}</Button>
            <Button look="secondary" onClick={onClose}>
              Cancel
            </Button>
          </div>
        </div>
      </form>
    </Dialog>
  );
}
