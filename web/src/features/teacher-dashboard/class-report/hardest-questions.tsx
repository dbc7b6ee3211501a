import type { QuestionStatistics } from '@markwell/server/contract';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Badge, MarkBadge } from '../../../components/badge.tsx';
import { BesideAnswer } from '../../../components/beside-question.tsx';
import { Button } from '../../../components/button.tsx';
import { countText, percent } from '../../../components/count-text.ts';
import { ShareBar } from '../../../components/plots/bar-list.tsx';
import { Section } from '../../../components/section.tsx';
import { useFocusSoon } from '../../../lib/use-focus-soon.ts';
import { refusalWords } from '../marking-words.ts';
import { QuestionParts } from './question-parts.tsx';

const CreditDialog = lazy(() => import('./credit-dialog.tsx'));

interface HardestQuestionsProps {
  /** Hardest first. */
  readonly questions: readonly QuestionStatistics[];
  /** Students. */
  readonly completed: number;
  readonly homeworkId: number;
  readonly mayCredit: boolean;
  /** Called when it was changed what a question counts. */
  readonly onChanged: () => void;
}

/** How many are shown before more are asked for. */
const shownAtFirst = 5;
/** Where reading goes on once all are shown. */
const firstOfRest = 'further-questions';

/** What the class found hard, before it had seen any feedback, and what it wrote instead. */
export function HardestQuestions({ questions, completed, homeworkId, mayCredit, onChanged }: HardestQuestionsProps) {
  const [showsAll, setShowsAll] = useState(false);
  const focusSoon = useFocusSoon();
  const shown = showsAll ? questions : questions.slice(0, shownAtFirst);
  return (
    <Section id="hardest" title="Hardest questions">
      <p className="mt-1 mb-4 max-w-prose text-soft">
        By the marks of first attempts, before anyone had seen the feedback; the mark of the best attempts beside it
        shows what is still hard.
      </p>
      <ol className="grid gap-4">
        {shown.map((question, index) => (
          <HardQuestion
            key={question.questionId}
            id={index === shownAtFirst ? firstOfRest : undefined}
            question={question}
            completed={completed}
          >
            {question.isPast !== true && (
              <QuestionCredit homeworkId={homeworkId} question={question} mayCredit={mayCredit} onChanged={onChanged} />
            )}
          </HardQuestion>
        ))}
      </ol>
      {questions.length > shownAtFirst && (
        <Button
          look="secondary"
          className="no-print mt-4"
          aria-expanded={showsAll}
          onClick={() => {
            setShowsAll(!showsAll);
            if (!showsAll) focusSoon(firstOfRest);
          }}
        >
          {showsAll ? 'Show the hardest only' : `Show all ${questions.length} questions`}
        </Button>
      )}
    </Section>
  );
}

interface HardQuestionProps {
  readonly id: string | undefined;
  readonly question: QuestionStatistics;
  readonly completed: number;
  readonly children: ReactNode;
}

function HardQuestion({ id, question: one, completed, children }: HardQuestionProps) {
  const { questionId, label = questionId, facility, asked = completed } = one;
  const isCounted = one.credit !== 'nobody';
  return (
    <li id={id} tabIndex={id === undefined ? undefined : -1} className="margin-page sheet">
      <div className="margin">
        <span className="font-bold">{label}</span>
        <MarkBadge marks={one.marks} />
      </div>
      <div className="page grid gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="min-w-0">
          <h3 className="font-semibold tracking-normal">{one.question}</h3>
          <BesideAnswer beside={one.beside} />
          {one.isPast && <p className="mt-1 text-small text-soft">Not asked any more: the homework was edited.</p>}
          {isCounted && (
            <>
              <p className="mt-3 flex flex-wrap justify-between gap-x-4 text-small">
                <span>
                  First attempts: <strong className="font-semibold">{percent(facility)} of the marks</strong>
                </span>
                <span className="text-soft">
                  best attempts: {percent(one.bestFacility)}
                  {one.discrimination !== undefined && ` · discrimination ${one.discrimination.toFixed(2)}`}
                </span>
              </p>
              <ShareBar share={facility} />
            </>
          )}
          {isCounted && one.discrimination !== undefined && one.discrimination < 0.1 && (
            <p className="mt-2 text-small text-caution">
              {one.discrimination < -0.1
                ? 'Students who did well at the rest got this wrong: look at its mark scheme.'
                : 'It does not tell who did well at the rest from who did not.'}
            </p>
          )}
          {one.answered < asked && (
            <p className="mt-2 text-small text-soft">
              {countText(asked - one.answered, 'student')} left it out at first.
            </p>
          )}
          {isCounted && one.parts !== undefined && <QuestionParts parts={one.parts} asked={asked} />}
          {children}
        </div>
        {isCounted && <WrongAnswers answers={one.commonWrongAnswers} />}
      </div>
    </li>
  );
}

function WrongAnswers({ answers }: { readonly answers: QuestionStatistics['commonWrongAnswers'] }) {
  if (answers.length === 0) return <p className="text-soft">No wrong answers.</p>;
  return (
    <div className="min-w-0">
      <h4 className="text-small font-semibold text-soft">Most common wrong answers</h4>
      <ul className="mt-1 grid gap-2">
        {answers.map(({ answer, count, reason, note }) => {
          // That another option was picked can be seen by the answer itself.
          const why = reason === 'wrong-option' ? undefined : refusalWords(reason);
          return (
            <li key={answer}>
              <bdi className="font-semibold">“{answer}”</bdi> {countText(count, 'student')}
              {note !== undefined && <span className="block text-small">{note}</span>}
              {why !== undefined && <span className="block text-small text-soft">{why}</span>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface QuestionCreditProps {
  readonly homeworkId: number;
  readonly question: QuestionStatistics;
  readonly mayCredit: boolean;
  readonly onChanged: () => void;
}

const words = { everyone: 'Given to everyone', nobody: 'Out of the total' } as const;

/** Whether a question counts as it is marked, and the way to change that. */
function QuestionCredit({ homeworkId, question, mayCredit, onChanged }: QuestionCreditProps) {
  const [isAsking, setAsking] = useState(false);
  const { credit, questionId, label = questionId } = question;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
      {credit !== undefined && <Badge tone="pen">{words[credit]}</Badge>}
      {mayCredit && (
        <Button
          look="quiet"
          className="no-print -ml-3 text-small"
          aria-label={`What ${label} counts`}
          onClick={() => setAsking(true)}
        >
          What it counts…
        </Button>
      )}
      {isAsking && (
        <Suspense>
          <CreditDialog
            {...{ homeworkId, question }}
            onClose={() => setAsking(false)}
            onDone={() => {
              setAsking(false);
              onChanged();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
