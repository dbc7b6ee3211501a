import { useId, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { explainHidden, type UsableQuestions } from './usable-questions.ts';

/** How many questions the preview leaves out, which, and by which rule. */
export function HiddenQuestions({ hidden }: Pick<UsableQuestions, 'hidden'>) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  if (hidden.length === 0) return null;
  return (
    <Notice tone="caution">
      <ul className="list-disc pl-5">
        {explainHidden(hidden).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p className="mt-1">Students are shown them all the same; a test marks them as unanswered.</p>
      <Button
        look="quiet"
        className="-ml-3"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Close the list' : 'Show which'}
      </Button>
      <ul id={listId} hidden={!isOpen} className="mt-2 grid gap-1.5">
        {hidden.map(({ index, question }) => (
          <li key={question.id}>
            <strong>Q{index + 1}</strong> {question.question}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
