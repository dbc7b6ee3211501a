import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Select } from '../../../components/select.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { acceptAlso, findPlaces } from './accept-also.ts';
import { useQuestionName } from './question-names.ts';

interface AcceptAnotherProps {
  /** Whether the file is being changed, and not the current version as it is. */
  readonly isBegun: boolean;
  /** The mark scheme file that it goes into. */
  readonly text: string;
  /** Called with the file as it is then. */
  readonly onText: (text: string) => void;
}

/** The commonest correction, without a look at the file: one more answer that is right. */
export function AcceptAnother({ isBegun, text, onText }: AcceptAnotherProps) {
  const [key, setKey] = useState('');
  const [answer, setAnswer] = useState('');
  const [added, setAdded] = useState('');
  const places = findPlaces(text, useQuestionName()) ?? [];
  const place = places.find((one) => one.key === key);
  const add = () => {
    if (place === undefined) return;
    onText(acceptAlso(text, place, answer.trim()));
    setAdded(answer.trim());
    setAnswer('');
  };
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-sheet border border-rule p-4 sm:p-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (whyNot(place?.key, answer) === undefined) add();
      }}
    >
      <h4 className="font-semibold">Accept another answer</h4>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2">
        <Select
          label="Question"
          placeholder="Choose a question"
          options={places.map(({ key: value, label }) => ({ value, label }))}
          value={place?.key ?? ''}
          onPick={setKey}
        />
        <TextField label="Answer that is right too" value={answer} onText={setAnswer} autoComplete="off" />
      </div>
      <div>
        <Button type="submit" look="secondary" disabledReason={whyNot(place?.key, answer)}>
          Add it
        </Button>
        <p role="status" className="mt-1 break-words empty:mt-0">
          {added !== '' &&
            text.includes(JSON.stringify(added)) &&
            isBegun &&
            `‘${added}’ is in the mark scheme below. Check it to see what that changes.`}
        </p>
      </div>
    </form>
  );
}

function whyNot(key: string | undefined, answer: string): string | undefined {
  if (key === undefined) return 'Choose the question first.';
  return answer.trim() === '' ? 'Write the answer that is right too.' : undefined;
}
