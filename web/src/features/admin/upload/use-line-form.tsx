import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Select } from '../../../components/select.tsx';
import type { DraftReview } from '../editor/draft-review.ts';
import { type ComparedLine, likelyQuestion } from './compare-lines.ts';
import { addLine, type LineRole, lineRoles, makeQuestion, roleNames } from './use-line.ts';

interface UseLineProps {
  readonly review: DraftReview;
  readonly compared: ComparedLine;
  readonly onMade: (made: { review: DraftReview; key: number }) => void;
  readonly onAdded: (review: DraftReview, said: string) => void;
}

/** Makes a question of a line of the file, or adds it to one. */
export function UseLine({ review, compared, onMade, onAdded }: UseLineProps) {
  const [chosen, setChosen] = useState(() => likelyQuestion(review, compared));
  const [role, setRole] = useState<LineRole>('answer');
  const kept = review.questions.flatMap(({ key, question, isDropped }, index) =>
    isDropped ? [] : [{ value: String(key), label: `${index + 1}: ${shorten(question.question)}`, number: index + 1 }],
  );
  const target = kept.find(({ value }) => value === String(chosen));
  const add = () => {
    if (chosen === undefined || target === undefined) return;
    onAdded(addLine(review, compared.index, chosen, role), `Added to question ${target.number} as ${roleNames[role]}.`);
  };
  return (
    <div className="mt-2 mb-1 grid gap-4 rounded-sheet border border-rule bg-sheet p-3 sm:p-4">
      <Button
        look="secondary"
        className="justify-self-start"
        onClick={() => onMade(makeQuestion(review, compared.index))}
      >
        Make a question of it
      </Button>
      {kept.length > 0 && (
        <div className="grid items-end gap-x-4 gap-y-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,14rem)_auto]">
          <Select
            label="Or add it to question"
            placeholder="Choose a question"
            options={kept}
            value={target?.value ?? ''}
            onPick={(value) => setChosen(value === '' ? undefined : Number(value))}
          />
          <Select
            label="As"
            placeholder="Choose what it is"
            options={lineRoles.map((value) => ({ value, label: roleNames[value] }))}
            value={role}
            onPick={(value) => setRole(lineRoles.find((one) => one === value) ?? role)}
          />
          <Button
            look="secondary"
            disabledReason={target === undefined ? 'Choose a question.' : undefined}
            onClick={add}
          >
            Add it
          </Button>
        </div>
      )}
    </div>
  );
}

const shorten = (text: string) => {
  const line = text.replace(/\s+/gu, ' ').trim();
  if (line === '') return 'no text yet';
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
};
