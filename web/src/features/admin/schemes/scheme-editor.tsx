import './scheme-editor.css';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { TextArea } from '../../../components/text-area.tsx';
import { FilePicker } from '../file-picker.tsx';
import { AcceptAnother } from './accept-another.tsx';

interface SchemeEditorProps {
  readonly homeworkId: string;
  /** The current version as its file. */
  readonly current: string;
  /** What is being made of it; '' at first. */
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** A mark scheme file in the making: by one more right answer, by hand from the current version, or from a file. */
export function SchemeEditor({ homeworkId, current, text, onText }: SchemeEditorProps) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const write = (next: string) => {
    setFiles([]);
    onText(next);
  };
  return (
    <>
      <AcceptAnother isBegun={text.trim() !== ''} text={text.trim() === '' ? current : text} onText={onText} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2">
        <div className="grid content-start justify-items-start gap-1.5">
          <h4 className="font-semibold">Or change anything else</h4>
          <p className="text-small text-soft">The current version comes into the field below</p>
          <Button look="secondary" className="my-4" onClick={() => write(current)}>
            Start from the current version
          </Button>
        </div>
        <FilePicker
          id={`scheme-file-${homeworkId}`}
          label="Or bring a file"
          hint="A mark scheme as JSON"
          accept=".json,application/json"
          files={files}
          onFiles={(chosen) => {
            setFiles(chosen.slice(0, 1));
            void chosen[0]?.text().then(onText);
          }}
        />
      </div>
      <TextArea
        label="Mark scheme (JSON)"
        value={text}
        onText={write}
        rows={text === '' ? 2 : 8}
        spellCheck={false}
        className="code-lines"
      />
    </>
  );
}
