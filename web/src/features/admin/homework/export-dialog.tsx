import { type AdminHomework, type ExportFormat, exportFormats, exportHomework } from '@markwell/server/contract';
import { useState } from 'react';
import { BulletList } from '../../../components/bullet-list.tsx';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { RadioGroup } from '../../../components/radio-group.tsx';
import { saveFile } from '../../../lib/save-file.ts';
import { staffCall } from '../../../lib/staff-session/staff-call.ts';
import { useAction } from '../../../lib/use-action.ts';

const labels = {
  json: 'Markwell (JSON): everything, to upload on this or another server',
  'moodle-xml': 'Moodle XML: with pictures and keys',
  qti: 'QTI 3.0: for Canvas, TAO and other platforms',
  gift: 'GIFT: plain text, for Moodle and others',
  docx: 'Word: the paper to print, without answers',
  'docx-scheme': 'Word: its mark scheme',
} as const satisfies Record<ExportFormat, string>;

interface ExportDialogProps {
  readonly item: AdminHomework;
  readonly onDone: (said: string) => void;
  readonly onClose: () => void;
}

/** Saves a homework as a file for another program, and says what the format cannot hold. */
export function ExportDialog({ item, onDone, onClose }: ExportDialogProps) {
  const [format, setFormat] = useState<string>('json');
  const [saved, setSaved] = useState<{ readonly name: string; readonly messages: readonly string[] }>();
  const action = useAction(async () => {
    const wanted = exportFormats.find((one) => one === format) ?? 'json';
    const file = await staffCall('admin', exportHomework, { format: wanted }, { params: { id: item.id } });
    const bytes = Uint8Array.from(atob(file.content), (letter) => letter.charCodeAt(0));
    saveFile(file.name, new Blob([bytes], { type: file.type }));
    if (file.messages.length === 0) onDone(`Saved: ${file.name}`);
    else setSaved(file);
  });
  if (saved !== undefined) {
    return (
      <Dialog title={`Saved: ${saved.name}`} onClose={onClose}>
        <p className="mt-3">Not everything fits into this format:</p>
        <BulletList className="mt-3 grid gap-2" lines={saved.messages} />
        <Button className="mt-6" onClick={onClose}>
          Close
        </Button>
      </Dialog>
    );
  }
  return (
    <FormDialog
      title={`Export ‘${item.title}’`}
      submit="Save the file"
      action={action}
      onSubmit={() => void action.run()}
      onClose={onClose}
    >
      <RadioGroup
        legend="What is the file for?"
        options={exportFormats.map((value) => ({ value, label: labels[value] }))}
        value={format}
        onPick={setFormat}
      />
      {format !== 'docx' && <p>The file has the answers in it. Keep it from students.</p>}
    </FormDialog>
  );
}
