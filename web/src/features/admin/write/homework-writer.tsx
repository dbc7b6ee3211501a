import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import type { DraftReview } from '../editor/draft-review.ts';
import { DraftSheet } from '../editor/draft-sheet.tsx';
import { blockers } from '../editor/review-messages.ts';
import { useQuestionList } from '../editor/use-question-list.ts';
import { type Refusal, Workbench } from '../editor/workbench.tsx';

interface HomeworkWriterProps {
  readonly heading: string;
  /** What storing will mean, in a sentence. */
  readonly hint: string;
  readonly review: DraftReview;
  /** The question that is open at first. */
  readonly openAt?: number | undefined;
  /** On the button that stores it. */
  readonly store: string;
  /** Why there is nothing to store. */
  readonly unchanged?: string | undefined;
  /** What is under way. */
  readonly busy: string | undefined;
  readonly refusal: Refusal | undefined;
  /** What was found on this device. */
  readonly found?: ReactNode;
  readonly onChange: (review: DraftReview) => void;
  readonly onStore: () => void;
  readonly onLeave: () => void;
}

/** A homework to be written or edited. */
export function HomeworkWriter(props: HomeworkWriterProps) {
  const { heading, hint, review, openAt, store, unchanged, busy, refusal, found, onChange, onStore, onLeave } = props;
  const [isTold, setTold] = useState(false);
  const list = useQuestionList(review, 0, openAt);
  const finish = () => {
    setTold(true);
    const missing =
      review.details.title.trim() === ''
        ? 'title'
        : review.details.yearGroup === null
          ? 'year'
          : blockers(review).length > 0 && 'blockers';
    if (missing) document.getElementById(list.fieldId(missing))?.focus();
    else onStore();
  };
  return (
    <Workbench
      heading={heading}
      takesFocus={openAt === undefined}
      hint={<p>{hint}</p>}
      back={
        <Button look="quiet" className="-ml-3 sm:ml-0" onClick={onLeave}>
          Back to all homework
        </Button>
      }
      refusal={refusal}
      busy={busy}
      actions={
        <Button large disabledReason={busy ?? unchanged} onClick={finish}>
          {store}
        </Button>
      }
    >
      {found}
      <DraftSheet review={review} list={list} isTold={isTold} needsYear onChange={onChange} />
    </Workbench>
  );
}
