import { type AdminClass, changeClasses } from '@markwell/server/contract';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { showToast } from '../../../components/toast/toast-store.ts';
import { staffCall } from '../../../lib/staff-session/staff-call.ts';
import { AddClass } from './add-class.tsx';
import { ChangeTeacher } from './change-teacher.tsx';
import { ImportRoster } from './import-roster.tsx';

/** What is to be done with the class lists. */
export type AskedOfClass =
  | { readonly kind: 'add' }
  | { readonly kind: 'import' }
  | { readonly kind: 'teacher'; readonly entry: AdminClass }
  | { readonly kind: 'remove'; readonly entry: AdminClass };

interface ClassDialogProps {
  readonly asked: AskedOfClass;
  /** Called when the lists have changed on the server. */
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** The question or form for what is asked. */
export function ClassDialog({ asked, onChanged, onClose }: ClassDialogProps) {
  const finish = (title: string) => {
    onClose();
    onChanged();
    showToast({ tone: 'success', title });
  };
  switch (asked.kind) {
    case 'add':
      return <AddClass onDone={finish} onClose={onClose} />;
    case 'import':
      return <ImportRoster onDone={finish} onClose={onClose} />;
    case 'teacher':
      return <ChangeTeacher entry={asked.entry} onDone={finish} onClose={onClose} />;
    case 'remove':
      return (
        <ConfirmDialog
          title={`Remove ${asked.entry.code}?`}
          confirm="Remove class"
          onConfirm={async () => {
            await staffCall('admin', changeClasses, { remove: [asked.entry.id] });
            finish(`${asked.entry.code} removed`);
            // The button that asked goes with its class, and the dialog would give the focus back to it.
            setTimeout(() => document.getElementById('classes')?.focus());
          }}
          onClose={onClose}
        >
          <p>Students can no longer choose this class.</p>
          <p>Attempts that were handed in from it stay, and stay in the statistics.</p>
        </ConfirmDialog>
      );
  }
}
