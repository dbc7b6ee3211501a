import type { Answers, Question } from '@markwell/marking-core';
import type { UploadAssignment } from '@markwell/server/contract';
import { type ReactNode, useState } from 'react';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { countText } from '../../../components/count-text.ts';
import { Loading } from '../../../components/loading.tsx';
import { marksText } from '../../../components/marks-text.ts';
import { QuestionBlocks } from '../../../question-types/question-blocks.tsx';
import { QuestionCard } from '../../../question-types/question-card.tsx';
import { DraftDetailsFields } from '../editor/draft-details-fields.tsx';
import { DraftQuestions } from '../editor/draft-questions.tsx';
import { correctedAssignment, type DraftReview } from '../editor/draft-review.ts';
import { blockers } from '../editor/review-messages.ts';
import { StoringNotices } from '../editor/storing-notices.tsx';
import { useQuestionList } from '../editor/use-question-list.ts';
import { ViewHeading } from '../view-heading.tsx';

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
  /** Why it was not stored, with what can be done. */
  readonly refusal?: ReactNode;
  /** What was found on this device. */
  readonly found?: ReactNode;
  readonly onChange: (review: DraftReview) => void;
  readonly onStore: () => void;
  readonly onLeave: () => void;
}

/** A homework to be written or edited: its title and details, its questions, and how students will see it. */
export function HomeworkWriter(props: HomeworkWriterProps) {
  const { heading, hint, review, openAt, store, unchanged, busy, refusal, found, onChange, onStore, onLeave } = props;
  const [isShown, setShown] = useState(false);
  const [isTold, setTold] = useState(false);
  const list = useQuestionList(review, 0, openAt);
  const assignment = correctedAssignment(review);
  const finish = () => {
    setTold(true);
    if (review.details.title.trim() === '') document.getElementById('homework-title')?.focus();
    else if (review.details.yearGroup === null) document.getElementById('homework-year')?.focus();
    else if (blockers(review).length > 0) document.getElementById('homework-blockers')?.focus();
    else onStore();
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="sheet grid gap-4 p-5 sm:p-7">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className="min-w-0">
            <ViewHeading takesFocus={openAt === undefined}>{heading}</ViewHeading>
            <p className="mt-2 max-w-prose text-soft">{hint}</p>
          </div>
          <Button look="quiet" className="-ml-3 sm:ml-0" onClick={onLeave}>
            Back to all homework
          </Button>
        </div>
        {found}
        <DraftDetailsFields
          review={review}
          titleId="homework-title"
          titleError={isTold && review.details.title.trim() === '' ? 'Give the homework a title.' : undefined}
          yearId="homework-year"
          yearError={isTold && review.details.yearGroup === null ? 'Choose the year that it is for.' : undefined}
          onChange={onChange}
        />
      </div>
      <section aria-labelledby="questions-heading" className="sheet grid grid-cols-[minmax(0,1fr)] gap-4 p-5 sm:p-7">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h3 id="questions-heading" className="flex flex-wrap items-center gap-3 text-title">
            Questions <Badge>{countText(assignment.questions.length, 'question')}</Badge>
            <Badge>{marksText(assignment.totalMarks)}</Badge>
          </h3>
          <Button look="secondary" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
            {isShown ? 'Go on writing' : 'See it as students will'}
          </Button>
        </div>
        {isShown ? (
          <StudentView assignment={assignment} />
        ) : (
          <DraftQuestions review={review} list={list} onChange={onChange} />
        )}
      </section>
      <div role="alert" className="empty:hidden">
        {refusal}
      </div>
      {busy !== undefined && <Loading label={busy} />}
      <div className="sheet grid gap-4 p-5 sm:p-7">
        <StoringNotices review={review} id="homework-blockers" isTold={isTold} />
        <div className="flex flex-wrap items-start gap-3">
          <Button large disabledReason={busy ?? unchanged} onClick={finish}>
            {store}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** The questions as students will see them, to be answered for a try; nothing is marked or kept. */
function StudentView({ assignment }: { readonly assignment: UploadAssignment }) {
  const [answers, setAnswers] = useState<Answers>({});
  const questions = assignment.questions.filter(({ question }) => question.trim() !== '').map(withoutKey);
  if (questions.length === 0) return <p className="sheet p-5">There is no question yet.</p>;
  return (
    <QuestionBlocks
      questions={questions}
      card={(placed) => (
        <QuestionCard
          {...placed}
          answer={answers[placed.question.id]}
          result={undefined}
          onAnswer={(answer) => setAnswers({ ...answers, [answer.questionId]: answer })}
        />
      )}
    />
  );
}

function withoutKey(draft: UploadAssignment['questions'][number]): Question {
  const { correctAnswers: _answers, markingPoints: _points, tolerance: _tolerance, ...shown } = draft;
  return shown;
}
