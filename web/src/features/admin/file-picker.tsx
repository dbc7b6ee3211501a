import { countText } from '../../components/count-text.ts';
import './file-picker.css';
import { useEffect, useId, useRef, useState } from 'react';
import { Field, type FieldText } from '../../components/field.tsx';

interface FilePickerProps extends FieldText {
  readonly id: string;
  readonly accept: string;
  readonly multiple?: boolean;
  /** What is chosen now. */
  readonly files: readonly File[];
  /** They are listed by name below, so here their number will do. */
  readonly isListed?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/**
 * A frame to press, or to drop files onto, that says what is chosen. The browser's own file input lies over it unseen: it
 * takes the focus and the press, and what it tells assistive technology is what is chosen.
 */
export function FilePicker(props: FilePickerProps) {
  const { id, label, hint, error, accept, multiple = false, files, isListed = false, onFiles } = props;
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const chosenId = useId();
  useEffect(() => {
    const element = input.current;
    const hold = () => {
      const held = new DataTransfer();
      for (const file of files) held.items.add(file);
      if (element !== null) element.files = held.files;
    };
    hold();
    element?.addEventListener('cancel', hold);
    return () => element?.removeEventListener('cancel', hold);
  }, [files]);
  return (
    <Field id={id} label={label} hint={hint} error={error} describedBy={chosenId}>
      {(wiring) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a short cut; the input inside does the same
        <div
          className="file-drop flex flex-wrap items-center gap-x-4 gap-y-2 p-4"
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
          <span className="button button-secondary" aria-hidden="true">
            {multiple ? 'Choose files' : 'Choose a file'}
          </span>
          {files.length === 0 && (
            <span className="text-small text-soft pointer-coarse:hidden" aria-hidden="true">
              or drop {multiple ? 'them' : 'it'} here
            </span>
          )}
          <span id={chosenId} role="status" className="min-w-0 break-words">
            {chosenText(files, isListed)}
          </span>
          <input
            {...wiring}
            ref={input}
            type="file"
            accept={accept}
            multiple={multiple}
            className="file-input"
            // So that the same file can be chosen again after it was corrected.
            onClick={(event) => {
              event.currentTarget.value = '';
            }}
            onChange={(event) => onFiles([...(event.target.files ?? [])])}
          />
        </div>
      )}
    </Field>
  );
}

function chosenText(files: readonly File[], isListed: boolean): string {
  if (files.length === 0) return '';
  if (isListed) return `${countText(files.length, 'file')} chosen`;
  return `Chosen: ${files.map(({ name }) => name).join(', ')}`;
}
