import type { ReactNode } from 'react';
import type { Action } from '../lib/use-action.ts';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { DialogProblem } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';

interface FormBodyProps {
  /** The fields. */
  readonly children: ReactNode;
  /** On the button that sends it, such as 'Add class'. */
  readonly submit: string;
  readonly disabledReason?: string | undefined;
  /** What sending does: the dialog stays, and says why, when it fails. */
  readonly action: Pick<Action<never[]>, 'isBusy' | 'problem'>;
  /** Looks the fields over and runs the action, or leads to the first that is wrong. */
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  /** Further buttons. */
  readonly others?: ReactNode;
  readonly className?: string;
}

/** A few fields, the button that sends them, and a way out: what is in a dialog. */
export function FormBody(props: FormBodyProps) {
  const { children, submit, disabledReason, action, onSubmit, onClose, others, className } = props;
  return (
    <form
      className={classNames('grid grid-cols-[minmax(0,1fr)] gap-5', className)}
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
          <Button type="submit" disabledReason={disabledReason}>
            {action.isBusy ? 'One moment…' : submit}
          </Button>
          {others}
          <Button look="secondary" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </div>
    </form>
  );
}

/** A dialog that is a form. */
export function FormDialog({ title, ...body }: FormBodyProps & { readonly title: string }) {
  return (
    <Dialog title={title} onClose={body.onClose}>
      <FormBody {...body} className="mt-4" />
    </Dialog>
  );
}
