import { type BoardQuestion, readBoard } from '@markwell/server/contract';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Answered } from '../../../components/answered.tsx';
import { Button } from '../../../components/button.tsx';
import { countText } from '../../../components/count-text.ts';
import { Diagram } from '../../../components/diagram.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { MaterialView } from '../../../components/material-view.tsx';
import { staffPage } from '../../../components/staff-session/signed-in-only.tsx';
import { useStaffQuery } from '../../../lib/staff-session/use-staff-query.ts';
import { reportAddress, reportInput, useReportAddress } from '../addresses.ts';

/** The hardest questions for the whole class to see, from the back of the room too: the question, what was written instead, then the answer. */
function Board() {
  const address = useReportAddress();
  const query = useStaffQuery('teacher', readBoard, reportInput(address), { params: { number: address.number } });
  const back = reportAddress(address);
  useEffect(() => {
    document.title = 'The board · Markwell';
  }, []);
  return (
    <main className="flex h-dvh flex-col px-[4vw] py-[4vh] text-[clamp(1.25rem,3.2vw,3.25rem)] leading-[1.3]">
      <h1 className="sr-only">The hardest questions</h1>
      <Answered query={query} loading="Loading the questions…" what="The questions">
        {({ questions }) =>
          questions.length === 0 ? (
            <div className="grid justify-items-start gap-6">
              <p>Nobody has handed in a wrong answer.</p>
              <LinkButton href={back}>Back to the report</LinkButton>
            </div>
          ) : (
            <Questions questions={questions} back={back} />
          )
        }
      </Answered>
    </main>
  );
}

function Questions({ questions, back }: { readonly questions: readonly BoardQuestion[]; readonly back: string }) {
  const [step, setStep] = useState(0);
  const [, navigate] = useLocation();
  const last = questions.length * boardSteps.length - 1;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') return navigate(back);
      const isOnControl = event.target instanceof HTMLElement && event.target.closest('button, a') !== null;
      if (isOnControl && (event.key === 'Enter' || event.key === ' ')) return;
      const by = keys.get(event.key);
      if (by === undefined) return;
      event.preventDefault();
      setStep((now) => Math.min(Math.max(now + by, 0), last));
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [back, last, navigate]);
  const place = Math.floor(step / boardSteps.length);
  const shown = step % boardSteps.length;
  const question = questions[place];
  if (question === undefined) return null;
  return (
    <>
      <section aria-live="polite" className="min-h-0 grow overflow-y-auto">
        <p className="text-[0.65em] text-soft">
          {place + 1} of {questions.length}
          {question.label !== undefined && ` · ${question.label}`}
        </p>
        {question.beside?.map(({ id, text, description, soundPath, table }) => (
          <div key={id} className="text-[0.65em] mb-[2vh] grid gap-[1vh]">
            {text !== undefined && <p className="whitespace-pre-line">{text}</p>}
            <MaterialView {...{ description, soundPath, table }} />
          </div>
        ))}
        <h2 className="text-[clamp(1.5rem,4.2vw,4.5rem)]">{question.question}</h2>
        {question.beside?.map(
          ({ id, diagramPath, diagramAlt, signs = [] }) =>
            diagramPath && (
              <div key={id} className={picturePlace}>
                <Diagram path={diagramPath} alt={diagramAlt ?? ''} signs={signs} />
              </div>
            ),
        )}
        {question.options.length > 0 && (
          <ul className="text-[0.65em] mt-[2vh] flex flex-wrap gap-x-[3vw]">
            {question.options.map((option) => (
              <li key={option}>{option}</li>
            ))}
          </ul>
        )}
        {shown >= 1 && (
          <ul className="mt-[4vh] grid gap-[1.5vh]">
            {question.wrongAnswers.map(({ answer, count }) => (
              <li key={answer} className="border-l-8 border-cross pl-[1.5vw]">
                <bdi>“{answer}”</bdi> <span className="text-[0.65em] text-soft">{countText(count, 'student')}</span>
              </li>
            ))}
            {question.wrongAnswers.length === 0 && <li className="text-soft">Many left it out.</li>}
          </ul>
        )}
        {shown >= 2 && (
          <p className="mt-[4vh] border-l-8 border-tick bg-tick-wash px-[1.5vw] py-[1.5vh] font-bold">
            {question.expected.length === 0 ? 'Your teacher says what is right.' : question.expected.join(' · ')}
          </p>
        )}
      </section>
      <nav aria-label="Steps" className="flex flex-wrap items-center gap-3 pt-[2vh]">
        <Button look="secondary" onClick={() => setStep(Math.max(0, step - 1))}>
          Back
        </Button>
        {step < last ? (
          <Button ref={focus} onClick={() => setStep(step + 1)}>
            {shown === 2 ? 'Next question' : boardSteps[shown + 1]}
          </Button>
        ) : (
          <LinkButton href={back}>Done</LinkButton>
        )}
        <span className="text-small text-soft max-sm:hidden">Space or → goes on, ← goes back, Esc ends</span>
      </nav>
    </>
  );
}

/** Beside what is written where there is room, so that the answer needs no scrolling. */
const picturePlace = 'mt-[2vh] [--picture:34vh] md:float-right md:ml-[3vw] md:max-w-[46%] md:[--picture:56vh]';

/** Once, when the button comes: Space and Enter go on. */
const focus = (button: HTMLButtonElement | null) => button?.focus();

/** What is shown of each question, one after the other; each stays when the next comes. */
const boardSteps = ['The question', 'Show what was written', 'Show the answer'] as const;

/** By how many steps a key moves, those of a presenter's remote control too. */
const keys = new Map([
  ['ArrowRight', 1],
  ['ArrowDown', 1],
  ['PageDown', 1],
  [' ', 1],
  ['Enter', 1],
  ['ArrowLeft', -1],
  ['ArrowUp', -1],
  ['PageUp', -1],
  ['Backspace', -1],
]);

export default staffPage('teacher', 'The board', Board);
