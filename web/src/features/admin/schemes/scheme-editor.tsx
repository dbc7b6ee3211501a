import './scheme-editor.css';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Tabs } from '../../../components/tabs.tsx';
import { TextArea } from '../../../components/text-area.tsx';
import { FilePicker } from '../file-picker.tsx';
import { AcceptAnother } from './accept-another.tsx';
import { SchemeForm } from './form/scheme-form.tsx';
import { GainsLine } from './gains-line.tsx';
import { useGains } from './use-gains.ts';

const ways = [
  { key: 'form', label: 'Question by question' },
  { key: 'json', label: 'As JSON' },
] as const;

interface SchemeEditorProps {
  readonly homeworkId: string;
  /** The current version as its file. */
  readonly current: string;
  /** What is being made of it; '' at first. */
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** A mark scheme file in the making: by one more right answer, question by question in fields, or as JSON by hand or from a file. */
export function SchemeEditor({ homeworkId, current, text, onText }: SchemeEditorProps) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [way, setWay] = useState<(typeof ways)[number]['key']>('form');
  const gains = useGains(homeworkId, text);
  const [added, setAdded] = useState(0);
  const accept = (next: string) => {
    setAdded(added + 1);
    onText(next);
  };
  const write = (next: string) => {
    setFiles([]);
    onText(next);
  };
  return (
    <>
      <AcceptAnother isBegun={text.trim() !== ''} text={text.trim() === '' ? current : text} onText={accept} />
      <Tabs label="How to change it" tabs={ways} selected={way} onSelect={setWay}>
        {way === 'form' ? (
          <SchemeForm
            text={text.trim() === '' ? current : text}
            edition={`${added} ${current.length}`}
            onText={write}
          />
        ) : (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
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
          </div>
        )}
      </Tabs>
      <GainsLine gains={gains} />
    </>
  );
}
