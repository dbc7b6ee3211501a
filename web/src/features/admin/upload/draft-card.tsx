import type { HomeworkDraft } from '@markwell/server/contract';
import { useId, useState } from 'react';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { countText } from '../../../components/count-text.ts';
import { marksText } from '../../../components/marks-text.ts';
import { CheckBox } from '../check-box.tsx';
import { dayText } from '../dates.ts';
import { DraftDetailsFields } from '../editor/draft-details-fields.tsx';
import { DraftMessages } from '../editor/draft-messages.tsx';
import { DraftQuestions } from '../editor/draft-questions.tsx';
import { correctedAssignment, type DraftReview } from '../editor/draft-review.ts';
import { openMessages, questionOf } from '../editor/review-messages.ts';
import { StoringNotices } from '../editor/storing-notices.tsx';
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

/** One homework as read: what needs a look first, its title and texts, then question by question. */
export function DraftCard({ review, place, isBusy, onChange, onReading }: DraftCardProps) {
  const { draft, isLeftOut, storesAgain } = review;
  const headingId = useId();
  const { title, questions, totalMarks } = correctedAssignment(review);
  const list = useQuestionList(review, place);
  return (
    <section aria-labelledby={headingId} className="sheet grid gap-5 p-5 wrap-anywhere sm:p-7">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h3 id={headingId} className="text-title">
            {title.trim() === '' ? 'Homework without a title' : title}
          </h3>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-small text-soft">
            <span className="break-all">{draft.name}</span>
            <Badge>{countText(questions.length, 'question')}</Badge>
            <Badge>{marksText(totalMarks)}</Badge>
            {isLeftOut && <Badge tone="caution">left out</Badge>}
          </p>
        </div>
        <Button
          look="secondary"
          aria-describedby={headingId}
          onClick={() => onChange({ ...review, isLeftOut: !isLeftOut })}
        >
          {isLeftOut ? 'Take it in again' : 'Leave it out'}
        </Button>
      </div>
      {!isLeftOut && (
        <>
          <ReadingChoice draft={draft} id={readingId(place)} isBusy={isBusy} onChoose={onReading} />
          <StoringNotices review={review} />
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
          <Details review={review} place={place} onChange={onChange} />
          <CompareWithFile review={review} list={list} onChange={onChange} />
          <DraftQuestions review={review} list={list} onChange={onChange} />
        </>
      )}
    </section>
  );
}

function Details({ review, place, onChange }: Pick<DraftCardProps, 'review' | 'place' | 'onChange'>) {
  const [isOpen, setOpen] = useState(review.details.title.trim() === '');
  const id = `draft-${place}-details`;
  const { description, weekDate, yearGroup, weekNumber } = review.details;
  const facts = [
    ...(yearGroup === null ? [] : [`Year ${yearGroup}`]),
    ...(weekNumber === null ? [] : [`Week ${weekNumber}`]),
    ...(weekDate === null ? [] : [weekDate]),
    ...(description === '' ? [] : [description]),
  ];
  return (
    <div>
      <p>{facts.length === 0 ? 'No year, week or description.' : facts.join(' · ')}</p>
      <Button look="quiet" className="-ml-3" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Close title and details' : 'Edit title and details'}
      </Button>
      <div id={id} hidden={!isOpen}>
        {isOpen && <DraftDetailsFields review={review} onChange={onChange} />}
      </div>
    </div>
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
