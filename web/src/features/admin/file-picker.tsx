import './file-picker.css';
import { useState } from 'react';
import { Field, type FieldText } from '../../components/field.tsx';

interface FilePickerProps extends FieldText {
  readonly id: string;
  readonly accept: string;
  readonly multiple?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** The browser's own file button, in a frame onto which files can be dropped too. */
export function FilePicker({ id, label, hint, error, accept, multiple = false, onFiles }: FilePickerProps) {
  const [isOver, setOver] = useState(false);
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(wiring) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a short cut; the button inside does the same
        <div
          className="file-drop p-4"
          data-over={isOver}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault();
            setOver(false);
            onFiles([...event.dataTransfer.files]);
          }}
        >
          <input
            {...wiring}
            type="file"
            accept={accept}
            multiple={multiple}
            className="file-input"
            onChange={(event) => {
              onFiles([...(event.target.files ?? [])]);
              // So that the same file can be chosen again after it was corrected.
              event.target.value = '';
            }}
          />
        </div>
      )}
    </Field>
  );
}
