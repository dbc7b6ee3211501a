import type { HomeworkDraft } from '@markwell/server/contract';
import { Button } from '../../../components/button.tsx';
import { countText } from '../../../components/count-text.ts';
import { habitsText } from './choose-reading.ts';

interface ReadingChoiceProps {
  readonly draft: HomeworkDraft;
  /** Of the place that says how it was read: it gets the focus when it is read another way. */
  readonly id: string;
  readonly isBusy: boolean;
  readonly onChoose: (reading: number) => void;
}

/** How a document was read, with a button for each other way that it could be. */
export function ReadingChoice({ draft: { reading, assignment }, id, isBusy, onChoose }: ReadingChoiceProps) {
  if (reading === undefined) return null;
  const { questions } = assignment;
  const choices = questions.filter(({ type }) => type === 'multiple-choice').length;
  const now = choices > 0 ? countText(choices, 'choice') : countText(questions.length, 'question');
  return (
    <div id={id} tabIndex={-1} className="grid gap-3 rounded-sheet border border-rule p-3 sm:p-4">
      {reading.habits.length > 0 && (
        <p className="min-w-0 break-words">
          <strong>Read as:</strong> {habitsText(reading)}
        </p>
      )}
      {reading.others.map((other) => (
        <Button
          key={other.reading}
          look="secondary"
          className="justify-self-start text-left"
          disabledReason={isBusy ? 'It is being read.' : undefined}
          onClick={() => onChoose(other.reading)}
        >
          Read as {now}; {other.text}: read it that way
        </Button>
      ))}
    </div>
  );
}
