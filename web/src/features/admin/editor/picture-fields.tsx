import { addHomeworkPicture, type DraftPicture, largestFile } from '@markwell/server/contract';
import { useEffect, useId, useRef } from 'react';
import { Diagram } from '../../../components/diagram.tsx';
import { Select } from '../../../components/select.tsx';
import { failureText } from '../../../lib/failure.ts';
import { staffUpload } from '../../../lib/staff-session/staff-call.ts';
import { useAction } from '../../../lib/use-action.ts';
import { FilePicker } from '../file-picker.tsx';
import { type AnswerFieldsProps, DraftFields } from './fields/draft-fields.tsx';

interface PictureFieldsProps extends AnswerFieldsProps {
  /** Of the file that was read, if any. */
  readonly pictures: readonly DraftPicture[];
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
  // The server keeps it until the homework is stored.
  const sending = useAction(
    async (file: File) => {
      if (file.size > largestFile) throw new RangeError(`${file.name} is larger than 5 MB. Make it smaller.`);
      const form = new FormData();
      form.set('files', file);
      const { path } = await staffUpload('admin', addHomeworkPicture, form);
      latest.current.onChange({ ...latest.current.question, diagramPath: path, diagramAlt: null });
    },
    (error) => (error instanceof RangeError ? error.message : failureText(error)),
  );
  const paths = [...new Set([...pictures.map(({ path }) => path), ...(diagramPath === null ? [] : [diagramPath])])];
  const pick = (path: string) => {
    const alt = pictures.find((picture) => picture.path === path)?.alt ?? null;
    onChange({ ...question, diagramPath: path === '' ? null : path, diagramAlt: path === '' ? null : alt });
  };
  return (
    <div className="grid gap-4">
      {paths.length > 0 && (
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
        hint={sending.isBusy ? 'The picture is on its way…' : 'PNG or JPEG, 5 MB at most'}
        error={sending.problem}
        accept=".png,.jpg,.jpeg"
        files={[]}
        onFiles={([file]) => file && void sending.run(file)}
      />
      {diagramPath !== null && (
        <>
          <Diagram path={diagramPath} alt={diagramAlt ?? ''} />
          <DraftFields question={question} onChange={onChange} only={['diagramAlt']} />
        </>
      )}
    </div>
  );
}
