import {
  type Answers,
  type AttemptMarking,
  besideOf,
  isTypedAnswer,
  namedSlots,
  type Question,
  questionLabels,
  scienceGradeBoundaries,
} from '@markwell/marking-core';
import type { StudentDetails } from '@markwell/server/contract';
import { lazy, type ReactNode, Suspense } from 'react';
import { AnswerOutcome, outcomePlace } from '../../components/answer-outcome.tsx';
import { Button } from '../../components/button.tsx';
import { FurtherReading } from '../../components/further-reading.tsx';
import { ArrowIcon, ChevronIcon, RetryIcon } from '../../components/icons.tsx';
import { Notice } from '../../components/notice.tsx';
import { ResultSheet } from '../../components/result-sheet.tsx';
import { openOnPaper } from '../../lib/open-on-paper.ts';
import { msg, said, t } from '../../lib/texts.ts';
import { verdictOf } from '../../lib/verdict.ts';
import type { Taken } from './next-homework.ts';
import { nextTimeTips } from './next-time-tip.ts';
import { Onward } from './onward.tsx';
import { extraHelpBelow, nextGradeText, outcomeSentence, unmarkedText } from './results-summary.ts';

/** Fetched once the attempt is saved, when there is a connection; without it a result is opened by its reference. */
const Appeal = lazy(() => import('../../components/appeal.tsx').catch(() => ({ default: () => null })));

interface ResultsScreenProps {
  readonly student: StudentDetails;
  readonly homework: Taken & { readonly questions: readonly Question[] };
  /** What was handed in. */
  readonly answers: Answers;
  /** Its marks: the server's, as soon as there are any. */
  readonly marking: AttemptMarking;
  readonly onRetry: () => void;
  /** Where the attempt is: saved, waiting to send or refused. */
  readonly status?: ReactNode;
  /** That of the attempt, once it is saved. */
  readonly reference?: string | undefined;
  /** What comes of changing an answer, in a sentence or two. */
  readonly hint: string;
  /** The answer to a question, to be changed, with what a change would score. */
  readonly again: (question: Question) => ReactNode;
  /** What follows the questions, such as what changed answers would score in all. */
  readonly children?: ReactNode;
}

/**
 * The results of a science homework as it was handed in (spec part 1, section 2). Read out once: its heading takes focus with the outcome as
 * its description; nothing here is a live region: what changed answers would score is for `children` to announce.
 */
export function ResultsScreen(props: ResultsScreenProps) {
  const { student, homework, answers, marking, onRetry, status, reference, hint, again, children } = props;
  const { questions } = homework;
  const labels = questionLabels(questions);
  const outcomes = marking.results.map((result) => {
    const question = questions.find(({ id }) => id === result.questionId);
    return {
      result,
      question,
      place: outcomePlace(result.questionId),
      label: labels.get(result.questionId) ?? result.questionId.toUpperCase(),
      verdict: verdictOf(result),
      beside: question && besideOf(question, questions),
    };
  });
  const tips = nextTimeTips(outcomes.filter(({ verdict }) => verdict !== 'correct' && verdict !== 'unmarked'));
  const isAllCorrect = outcomes.every(({ verdict }) => verdict === 'correct');
  const next = nextGradeText(marking);
  const waiting = unmarkedText(marking);
  const retry = (
    <Button large onClick={onRetry}>
      <RetryIcon />
      {t('results.retry')}
    </Button>
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:gap-8">
      <ResultSheet
        heading={t('results.heading')}
        outcome={outcomeSentence(marking)}
        details={[
          { term: t('student.name'), value: student.name, asIs: true },
          { term: t('student.class'), value: student.studentClass, asIs: true },
          { term: t('student.teacher'), value: student.teacher, asIs: true },
        ]}
        result={marking}
        verdicts={outcomes}
      >
        {waiting !== undefined && <span className="text-base text-soft">{waiting}</span>}
        {next !== undefined && <span className="text-base text-soft">{next}</span>}
      </ResultSheet>

      {status}

      {!isAllCorrect && (
        <Notice tone="next" title={t('results.improve')}>
          <div className="grid max-w-prose gap-2">
            {tips.shared.map((tip) => (
              <p key={tip} dir="auto">
                {tip}
              </p>
            ))}
            <p>{t('results.retry-keeps')}</p>
          </div>
          <div className="no-print mt-3">{retry}</div>
        </Notice>
      )}

      <section aria-labelledby="detail" className="sheet outcomes">
        <div className="px-4.5 py-4">
          <h2 id="detail" className="text-title">
            {t('results.by-question')}
          </h2>
          <p className="no-print mt-1 max-w-prose text-small text-soft">{hint}</p>
        </div>
        {outcomes.map(({ result, label, verdict, question, beside }, index) => (
          <AnswerOutcome
            key={result.questionId}
            label={label}
            isLabelled={Boolean(question?.label?.length)}
            beside={beside}
            before={outcomes[index - 1]?.beside}
            result={result}
            verdict={verdict}
            question={question?.question}
            language={question?.language}
            answer={answers[result.questionId]}
            slotNames={question && namedSlots(question)}
            again={question && (() => again(question))}
            tip={
              tips.own.has(result.questionId) && (
                <NextTime isOpen={verdict !== 'unanswered'}>{tips.own.get(result.questionId)}</NextTime>
              )
            }
          >
            {reference &&
              (verdict === 'incorrect' || verdict === 'partly') &&
              question &&
              isTypedAnswer(question, answers[result.questionId]) && (
                <Suspense>
                  <Appeal reference={reference} questionId={result.questionId} />
                </Suspense>
              )}
          </AnswerOutcome>
        ))}
        {children}
      </section>

      {marking.percentage < extraHelpBelow && (
        <FurtherReading
          title={t('results.help')}
          intro={t('results.help-intro')}
          links={studyLinks.map(({ about, ...link }) => ({ ...link, about: t(about) }))}
        />
      )}
      <GradeBoundaries grade={marking.grade} />
      {isAllCorrect && <div className="no-print">{retry}</div>}
      <Onward homework={homework} />
    </div>
  );
}

/** The advanced study tip of one question. */
function NextTime({ isOpen, children }: { readonly isOpen: boolean; readonly children: ReactNode }) {
  return (
    <details
      {...openOnPaper}
      open={isOpen}
      className="group/tip rounded-small border-s-4 border-next bg-next-wash px-2"
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1 text-small font-bold text-next [&::-webkit-details-marker]:hidden">
        {t('results.next-time')}
        <ChevronIcon className="no-print ms-auto size-4 group-open/tip:rotate-180" />
      </summary>
      <p dir="auto" className="pb-3">
        {children}
      </p>
    </details>
  );
}

/** The grades and their percentages, with the one that was reached marked. */
function GradeBoundaries({ grade }: { readonly grade: string }) {
  return (
    <section aria-labelledby="grade-boundaries" className="sheet px-4.5 py-4">
      <h2 id="grade-boundaries" className="text-title">
        {t('results.boundaries')}
      </h2>
      <p className="mt-1 text-small text-soft">{t('results.boundaries-note')}</p>
      <ul className="mt-2 grid gap-0.5">
        {scienceGradeBoundaries.map((boundary) => {
          const reached = boundary.grade === grade;
          return (
            <li
              key={boundary.label}
              className={`flex flex-wrap items-center gap-x-2 rounded-small border-2 px-2 py-0.5 ${reached ? 'border-pen bg-pen-wash font-bold' : 'border-transparent odd:bg-sunk'}`}
            >
              <span className="w-16 flex-none" dir="ltr">
                {boundary.label}
              </span>
              <span className="grow">{said(boundary.grade)}</span>
              {reached && (
                <span className="flex items-center gap-1.5 text-pen">
                  <ArrowIcon className="size-5 rotate-180 rtl:rotate-0" />
                  {t('results.your-grade')}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Where to read on, outside the site (spec part 1, section 2). */
const studyLinks = [
  { name: 'BBC Bitesize', url: 'https://www.bbc.co.uk/bitesize', about: msg('results.bitesize') },
  { name: 'Oak National Academy', url: 'https://www.thenational.academy/pupils', about: msg('results.oak') },
  { name: 'Khan Academy', url: 'https://www.khanacademy.org/science', about: msg('results.khan') },
  { name: 'Seneca Learning', url: 'https://senecalearning.com', about: msg('results.seneca') },
];
