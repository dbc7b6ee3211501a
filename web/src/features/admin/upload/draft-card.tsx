import type { HomeworkDraft } from '@markwell/server/contract';
import { Button } from '../../../components/button.tsx';
import { countText } from '../../../components/count-text.ts';
import { dayText } from '../../../lib/date-text.ts';
import { CheckBox } from '../check-box.tsx';
import { DraftMessages } from '../editor/draft-messages.tsx';
import type { DraftReview } from '../editor/draft-review.ts';
import { DraftSheet } from '../editor/draft-sheet.tsx';
import { openMessages, questionOf } from '../editor/review-messages.ts';
import { useQuestionList } from '../editor/use-question-list.ts';
import { habitsText } from './choose-reading.ts';
import { CompareWithFile } from './compare-with-file.tsx';

interface DraftCardProps {
  readonly review: DraftReview;
  /** Among the homework of the upload, from 0: keeps ids apart. */
  readonly place: number;
  readonly isBusy: boolean;
  readonly onChange: (review: DraftReview) => void;
  /** Reads the file another way. */
  readonly onReading: (reading: number) => void;
}

/** Of the place that says how the file was read. */
export const readingId = (place: number) => `reading-${place}`;

/** One homework as read. */
export function DraftCard({ review, place, isBusy, onChange, onReading }: DraftCardProps) {
  const { draft, isLeftOut, storesAgain } = review;
  const list = useQuestionList(review, place);
  const leave = (
    <Button look="secondary" onClick={() => onChange({ ...review, isLeftOut: !isLeftOut })}>
      {isLeftOut ? 'Take it in again' : 'Leave it out'}
    </Button>
  );
  return (
    <DraftSheet review={review} list={list} actions={leave} onChange={onChange}>
      <ReadingChoice draft={draft} id={readingId(place)} isBusy={isBusy} onChoose={onReading} />
      {draft.sameAs.length > 0 && (
        <div className="grid gap-2">
          <p>
            The same as{' '}
            {draft.sameAs
              .map(({ id, title: known, importedAt }) => `${id}: ‘${known}’ of ${dayText(importedAt)}`)
              .join(', ')}
            .
          </p>
          <CheckBox
            label="Store it again all the same"
            isChecked={storesAgain}
            onCheck={(isChecked) => onChange({ ...review, storesAgain: isChecked })}
          />
        </div>
      )}
      <DraftMessages
        messages={openMessages(review).filter(({ path }) => questionOf(path) === undefined)}
        label="Of the homework as a whole"
      />
      <CompareWithFile review={review} list={list} onChange={onChange} />
    </DraftSheet>
  );
}

interface ReadingChoiceProps {
  readonly draft: HomeworkDraft;
  /** Of the place that says how it was read: it gets the focus when it is read another way. */
  readonly id: string;
  readonly isBusy: boolean;
  readonly onChoose: (reading: number) => void;
}

/** How a document was read, with a button for each other way that it could be. */
function ReadingChoice({ draft: { reading, assignment }, id, isBusy, onChoose }: ReadingChoiceProps) {
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
