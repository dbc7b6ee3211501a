import { addHomeworkPicture, type DraftPicture, type DraftQuestion, largestFile } from '@markwell/server/contract';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Diagram } from '../../../components/diagram.tsx';
import { Select } from '../../../components/select.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { failureText } from '../../../lib/failure.ts';
import { staffUpload } from '../../../lib/staff-session/staff-call.ts';
import { FilePicker } from '../file-picker.tsx';

interface PictureFieldsProps {
  readonly question: DraftQuestion;
  /** Of the file that was read, if any. */
  readonly pictures: readonly DraftPicture[];
  readonly onChange: (question: DraftQuestion) => void;
}

/** The question's picture, of the file's or a new one, and what it shows for those who cannot see it. */
export function PictureFields({ question, pictures, onChange }: PictureFieldsProps) {
  const { diagramPath, diagramAlt } = question;
  const id = useId();
  // What was written while the picture was on its way stays.
  const latest = useRef({ question, onChange });
  useEffect(() => {
    latest.current = { question, onChange };
  });
  const { problem, isBusy, send } = useSending((diagramPath) =>
    latest.current.onChange({ ...latest.current.question, diagramPath, diagramAlt: null }),
  );
  const paths = [...new Set([...pictures.map(({ path }) => path), ...(diagramPath === null ? [] : [diagramPath])])];
  const pick = (path: string) => {
    const alt = pictures.find((picture) => picture.path === path)?.alt ?? null;
    onChange({ ...question, diagramPath: path === '' ? null : path, diagramAlt: path === '' ? null : alt });
  };
  return (
    <div className="grid gap-4">
      {pictures.length > 0 && (
        <Select
          label="Picture"
          placeholder="No picture"
          options={paths.map((value, index) => ({ value, label: `Picture ${index + 1} of ${paths.length}` }))}
          value={diagramPath ?? ''}
          onPick={pick}
        />
      )}
      <FilePicker
        id={`${id}-file`}
        label={diagramPath === null ? 'Add a picture' : 'Another picture'}
        hint={isBusy ? 'The picture is on its way…' : 'PNG or JPEG, 5 MB at most'}
        error={problem}
        accept=".png,.jpg,.jpeg"
        files={[]}
        onFiles={send}
      />
      {diagramPath !== null && (
        <>
          <Diagram path={diagramPath} alt={diagramAlt ?? ''} />
          <TextField
            label="What the picture shows"
            hint="For students who cannot see it; it must not give the answer away"
            value={diagramAlt ?? ''}
            maxLength={2_000}
            onText={(text) => onChange({ ...question, diagramAlt: text === '' ? null : text })}
          />
          {pictures.length === 0 && (
            <Button
              look="quiet"
              className="-ml-3 justify-self-start"
              onClick={() => {
                onChange({ ...question, diagramPath: null, diagramAlt: null });
                document.getElementById(`${id}-file`)?.focus();
              }}
            >
              Remove the picture
            </Button>
          )}
        </>
      )}
    </div>
  );
}

/** Sends a picture to the server, which keeps it until the homework is stored. */
function useSending(onSent: (path: string) => void) {
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const send = async ([file]: readonly File[]) => {
    if (file === undefined) return;
    setProblem(undefined);
    if (file.size > largestFile) return setProblem(`${file.name} is larger than 5 MB. Make it smaller.`);
    setBusy(true);
    try {
      const form = new FormData();
      form.set('files', file);
      onSent((await staffUpload('admin', addHomeworkPicture, form)).path);
    } catch (error) {
      setProblem(failureText(error));
    } finally {
      setBusy(false);
    }
  };
  return { problem, isBusy, send: (files: readonly File[]) => void send(files) };
}
