import { useId, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { TextArea } from '../../../../components/text-area.tsx';
import type { AnswerFieldsProps } from '../fields/draft-fields.tsx';
import { withPassage } from './edit-slots.ts';
import { FilledIn } from './slot-fields.tsx';

/** A text with gaps, what fills each of them, and how it is filled in. */
export function GapFields(props: AnswerFieldsProps) {
  const { question, onChange } = props;
  const id = useId();
  const [said, setSaid] = useState('');
  const passage = question.passage ?? '';
  const makeGap = () => {
    const field = document.getElementById(`${id}-passage`);
    if (!(field instanceof HTMLTextAreaElement)) return;
    const { selectionStart: from, selectionEnd: to } = field;
    const words = passage.slice(from, to);
    if (words.trim() === '') {
      setSaid('Select the words to leave out first.');
      return field.focus();
    }
    const [before, after] = [/^\s*/u.exec(words)?.[0] ?? '', /\s*$/u.exec(words)?.[0] ?? ''];
    const gap = `${before}[[${words.trim()}]]${after}`;
    onChange(withPassage(question, passage.slice(0, from) + gap + passage.slice(to)));
    setSaid(`‘${words.trim()}’ is left out.`);
    field.focus();
  };
  return (
    <>
      <TextArea
        id={`${id}-passage`}
        label="Text with gaps"
        hint="Select the words to leave out and press the button, or put double brackets around them: [[oxygen]]."
        rows={4}
        maxLength={20_000}
        value={passage}
        onText={(text) => onChange(withPassage(question, text))}
      />
      <Button look="secondary" className="justify-self-start" onClick={makeGap}>
        Leave out the selected words
      </Button>
      <p role="status" className="-mt-2 text-small text-soft empty:hidden">
        {said}
      </p>
      <FilledIn {...props} name={(slot) => `Gap ${slot}`} />
    </>
  );
}
