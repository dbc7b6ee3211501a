import { type AdminHomework, copyHomework } from '@markwell/server/contract';
import { useState } from 'react';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { staffCall } from '../../../lib/staff-session/staff-call.ts';
import { useAction } from '../../../lib/use-action.ts';

interface CopyDialogProps {
  readonly item: AdminHomework;
  /** Told of the copy. */
  readonly onDone: (copy: AdminHomework) => void;
  readonly onClose: () => void;
}

/** Asks for the title of a copy, and makes it. */
export function CopyDialog({ item, onDone, onClose }: CopyDialogProps) {
  const [title, setTitle] = useState(`${item.title.slice(0, 290)} (copy)`);
  const [isTold, setTold] = useState(false);
  const isEmpty = title.trim() === '';
  const action = useAction(async () =>
    onDone(await staffCall('admin', copyHomework, { title: title.trim() }, { params: { id: item.id } })),
  );
  return (
    <FormDialog
      title={`Copy ‘${item.title}’`}
      submit="Copy and edit"
      action={action}
      onSubmit={() => {
        setTold(isEmpty);
        if (isEmpty) document.getElementById('copy-title')?.focus();
        else void action.run();
      }}
      onClose={onClose}
    >
      <p>
        The copy has its questions and its mark scheme as they are now. Students do not see it until you release it.
      </p>
      <TextField
        id="copy-title"
        label="Title of the copy"
        error={isTold && isEmpty ? 'Give the copy a title.' : undefined}
        value={title}
        maxLength={300}
        onText={setTitle}
      />
    </FormDialog>
  );
}
