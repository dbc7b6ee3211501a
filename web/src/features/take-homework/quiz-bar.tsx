import { type MouseEvent, useEffect, useRef } from 'react';
import { Button } from '../../components/button.tsx';
import { ProgressCounter } from '../../components/progress-counter.tsx';
import { usePlaceInView } from './use-place-in-view.ts';

/** A question as the bar shows it. */
export interface QuestionDot {
  /** Id of the element that it leads to. */
  readonly place: string;
  /** 'Q1', 'Q2 (b)' */
  readonly label: string;
  readonly isAnswered: boolean;
}

interface QuizBarProps {
  readonly dots: readonly QuestionDot[];
  /** Why the answers cannot be handed in yet. */
  readonly blocked: string | undefined;
  readonly onSubmit: () => void;
}

/** At the foot of the screen: a dot for each question, how many are answered, and Submit (spec part 1, section 2). */
export function QuizBar({ dots, blocked, onSubmit }: QuizBarProps) {
  const answered = dots.filter(({ isAnswered }) => isAnswered).length;
  return (
    <div className="no-print quiz-bar">
      <div className="quiz-bar-content">
        <Dots dots={dots} />
        <div className="min-w-0 grow">
          <ProgressCounter answered={answered} total={dots.length} />
          {blocked !== undefined && <p className="text-small text-soft">{blocked}</p>}
        </div>
        <Button className="max-sm:px-2.5" onClick={onSubmit} disabledReason={blocked} isReasonBeside>
          Submit Quiz
        </Button>
      </div>
    </div>
  );
}

function Dots({ dots }: { readonly dots: readonly QuestionDot[] }) {
  const here = usePlaceInView(dots.map(({ place }) => place));
  const strip = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const list = strip.current;
    const dot = list?.querySelector<HTMLElement>('[aria-current]');
    if (list && dot) list.scrollLeft = dot.offsetLeft - (list.clientWidth - dot.offsetWidth) / 2;
  });
  return (
    <nav aria-label="Questions" className="min-w-0">
      <ol ref={strip} className="dots">
        {dots.map(({ place, label, isAnswered }) => (
          <li key={place}>
            <a
              href={`#${place}`}
              aria-label={`${label}, ${isAnswered ? 'answered' : 'not answered'}`}
              aria-current={place === here ? 'step' : undefined}
              data-answered={isAnswered || undefined}
              className="dot"
              translate="no"
              onClick={(event) => follow(event, place)}
            >
              <span>{label.replace('Q', '')}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function follow(event: MouseEvent, place: string) {
  event.preventDefault();
  goTo(place);
}

/** Shows a place of the page, where reading and the tab key go on; Back still leads to the page before. */
export function goTo(place: string): void {
  location.replace(`#${place}`);
}
