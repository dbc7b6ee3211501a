import { type ReactNode, useId, useState } from 'react';
import { Badge } from '../../../components/badge.tsx';
import { BulletList } from '../../../components/bullet-list.tsx';
import { Button } from '../../../components/button.tsx';
import { countText } from '../../../components/count-text.ts';
import { marksText } from '../../../components/marks-text.ts';
import { Notice } from '../../../components/notice.tsx';
import { DraftDetailsFields } from './draft-details-fields.tsx';
import { DraftQuestions } from './draft-questions.tsx';
import { correctedAssignment, type DraftReview } from './draft-review.ts';
import { blockers, waitingForRelease } from './review-messages.ts';
import { StudentView } from './student-view.tsx';
import type { QuestionList } from './use-question-list.ts';

interface DraftSheetProps {
  readonly review: DraftReview;
  readonly list: QuestionList;
  /** Whether what is missing is said: while a homework is being written only once it is called done. */
  readonly isTold?: boolean;
  /** Whether its year has to be chosen here. */
  readonly needsYear?: boolean;
  /** Buttons beside its title. */
  readonly actions?: ReactNode;
  /** What else is known of it. */
  readonly children?: ReactNode;
  readonly onChange: (review: DraftReview) => void;
}

/** One homework of the workbench: what needs a look, its title and details, its questions, and how students will see it. */
export function DraftSheet(props: DraftSheetProps) {
  const { review, list, isTold = true, actions, children, onChange } = props;
  const [isShown, setShown] = useState(false);
  const headingId = useId();
  const { title, questions, totalMarks } = correctedAssignment(review);
  return (
    <section
      aria-labelledby={headingId}
      className="sheet grid grid-cols-[minmax(0,1fr)] gap-5 p-5 wrap-anywhere sm:p-7"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h3 id={headingId} className="text-title">
            {title.trim() === '' ? 'Homework without a title' : title}
          </h3>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-small text-soft">
            {review.draft.name !== '' && <span className="break-all">{review.draft.name}</span>}
            <Badge>{countText(questions.length, 'question')}</Badge>
            <Badge>{marksText(totalMarks)}</Badge>
            {review.isLeftOut && <Badge tone="caution">left out</Badge>}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          {!review.isLeftOut && (
            <Button look="secondary" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
              {isShown ? 'Go on writing' : 'See it as students will'}
            </Button>
          )}
          {actions}
        </div>
      </div>
      {!review.isLeftOut && (
        <>
          <StoringNotices review={review} isTold={isTold} id={list.fieldId('blockers')} />
          {children}
          <DraftDetailsFields {...props} isTold={isTold} />
          {isShown ? (
            <StudentView questions={questions.filter(({ question }) => question.trim() !== '')} />
          ) : (
            <DraftQuestions review={review} list={list} onChange={onChange} />
          )}
        </>
      )}
    </section>
  );
}

interface StoringNoticesProps extends Pick<DraftSheetProps, 'review' | 'isTold'> {
  /** Of what has to be put right, which can take the focus. */
  readonly id: string;
}

/** What keeps a homework from being stored, and what its release waits for. */
function StoringNotices({ review, id, isTold }: StoringNoticesProps) {
  const blocked = isTold ? blockers(review) : [];
  const waiting = waitingForRelease(review);
  return (
    <>
      {blocked.length > 0 && (
        <div id={id} tabIndex={-1}>
          <Notice tone="problem" title="Before it can be stored" headingLevel={4}>
            <BulletList lines={blocked} />
          </Notice>
        </div>
      )}
      {waiting > 0 && (
        <Notice tone="info">
          <p>
            {waiting === 1 ? '1 question has' : `${waiting} questions have`} no right answer yet. You can store the
            homework now; it can be released once {waiting === 1 ? 'it has one' : 'all have one'}.
          </p>
        </Notice>
      )}
    </>
  );
}
