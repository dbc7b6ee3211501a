import { questionLabels } from '@markwell/marking-core';
import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Loading } from '../../components/loading.tsx';
import { marksText } from '../../components/marks-text.ts';
import { PageHeading } from '../../components/page-heading.tsx';
import { QuestionFeedback } from '../../components/question-feedback.tsx';
import { feedbackInWords } from '../../lib/feedback-in-words.ts';
import type { SubmissionStatus } from '../../lib/outbox/outbox-notices.ts';
import { said, t } from '../../lib/texts.ts';
import { QuestionControl } from '../../question-types/question-control.tsx';
import { feedbackId, type QuestionTypeProps } from '../../question-types/question-type.ts';
import { type AttemptEvent, hasChanges, type Submitted, submitBlocked } from './attempt.ts';
import { ChangesBar, changesText } from './changes-bar.tsx';
import { answersKept, handedInMarks, marksAsTheyStand } from './marks-on-screen.ts';
import type { PageRules } from './quiz-page.ts';
import type { ResultsProps } from './results-props.ts';
import { SubmissionLine } from './submission-line.tsx';

/** A page must not fail for want of it. */
const KeepWrong = lazy(() => import('./practice/keep-wrong.tsx').catch(() => ({ default: () => null })));

interface SubmittedViewProps {
  readonly attempt: Submitted;
  readonly status: SubmissionStatus | undefined;
  readonly rules: PageRules;
  readonly Results: ComponentType<ResultsProps>;
  readonly onEvent: (event: AttemptEvent) => void;
  readonly onRetry: () => void;
  readonly onHandIn: () => void;
}

/**
 * The results of what was handed in, where the attempt is, and beside each question its answer again: a changed one is marked again, and looks
 * like what it is, a try that nobody has.
 */
export function SubmittedView(props: SubmittedViewProps) {
  const { attempt, status, rules, Results, onEvent, onRetry, onHandIn } = props;
  const { details, homework, answers, submission } = attempt;
  const marking = handedInMarks(attempt, status);
  const asTheyStand = marksAsTheyStand(attempt, status);
  const line = <SubmissionLine attempt={attempt} status={status} />;
  if (marking === undefined && submission.isBeingMarked) return <Loading label={t('sent.marking')} />;
  if (marking === undefined) {
    return (
      <div className="grid gap-5">
        <PageHeading>{status?.kind === 'waiting' ? t('sent.are-waiting') : t('sent.handed-in')}</PageHeading>
        {line}
        {status?.kind !== 'refused' && <Loading label={t('sent.marked-there')} />}
      </div>
    );
  }
  return (
    <Results
      // Another attempt that was handed in is another page of results, which is shown from its top.
      key={submission.key}
      student={details}
      homework={homework}
      answers={submission.answers}
      marking={marking}
      onRetry={onRetry}
      status={line}
      reference={status?.kind === 'saved' ? status.receipt.reference : undefined}
      hint={answersKept(status) === undefined ? t('quiz.change-hint') : t('quiz.change-kept')}
      again={(question) => (
        <AnswerAgain
          key={question.id}
          question={question}
          answer={answers[question.id]}
          result={asTheyStand?.results.find(({ questionId }) => questionId === question.id)}
          onAnswer={(answer) => onEvent({ type: 'answered', answer })}
        />
      )}
    >
      <MarksNews attempt={attempt} />
      <ChangesBar attempt={attempt} blocked={submitBlocked(attempt, rules)} onHandIn={onHandIn} />
      {answersKept(status) === undefined && (
        <Suspense>
          <KeepWrong pupil={details} homeworkId={homework.id} submissionKey={submission.key} marking={marking} />
        </Suspense>
      )}
    </Results>
  );
}

/** An answer as it stands, and what it would score. */
function AnswerAgain(props: QuestionTypeProps) {
  const { question, result } = props;
  return (
    <>
      <QuestionControl {...props} />
      {result !== undefined && <QuestionFeedback id={feedbackId(question.id)} result={result} />}
    </>
  );
}

/** How long after the last change it is read out, in milliseconds: not at every letter that is typed. */
const pause = 1000;

/**
 * Reads out what changed answers would score, as others see it: 'Q4: 1 of 1 mark. Correct! With your changes: 4/7, not handed in.' The marks themselves
 * are no live region, or all of them would be read after each letter.
 */
function MarksNews({ attempt }: { readonly attempt: Submitted }) {
  const { homework, submission, again } = attempt;
  const [news, setNews] = useState('');
  const heard = useRef(submission.answers);
  useEffect(() => {
    if (again === undefined) return;
    const timer = setTimeout(() => {
      const labels = questionLabels(homework.questions);
      const changed = again.marking.results.filter(({ questionId: id }) => heard.current[id] !== again.answers[id]);
      const lines = changed.map(
        ({ questionId, maxMarks, marksAwarded, feedback }) =>
          `${labels.get(questionId)}: ${marksText(maxMarks, marksAwarded)}. ${said(feedbackInWords(feedback))}`,
      );
      heard.current = again.answers;
      const isChanged = hasChanges({ answers: again.answers, submission });
      setNews([...lines, ...(isChanged ? [changesText({ again })] : [])].join(' '));
    }, pause);
    return () => clearTimeout(timer);
  }, [again, homework, submission]);
  return (
    <p role="status" className="sr-only">
      {news}
    </p>
  );
}
