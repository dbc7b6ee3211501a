import { type MouseEvent, useEffect, useRef } from 'react';
import { Button } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { ProgressCounter } from '../../components/progress-counter.tsx';
import { goTo, type QuestionPlace } from '../../components/question-place.ts';
import { t } from '../../lib/texts.ts';
import { usePlaceInView } from './use-place-in-view.ts';

/** A question as the bar shows it. */
interface QuestionDot extends QuestionPlace {
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
        <div className={classNames('max-md:[&_svg]:hidden', blocked !== undefined && 'max-md:col-span-full')}>
          {/* On a phone there is room for one of the two. */}
          <div className={blocked === undefined ? '' : 'max-md:sr-only'}>
            <ProgressCounter answered={answered} total={dots.length} />
          </div>
          {blocked !== undefined && <p className="text-small text-soft">{blocked}</p>}
        </div>
        <Button
          className={classNames('max-sm:px-2.5', blocked !== undefined && 'max-md:self-start')}
          onClick={onSubmit}
          disabledReason={blocked}
          isReasonBeside
        >
          {t('quiz.submit')}
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
    <nav aria-label={t('quiz.questions')} className="min-w-0">
      <ol ref={strip} className="dots">
        {dots.map(({ place, label, isAnswered }) => (
          <li key={place}>
            <a
              href={`#${place}`}
              aria-label={isAnswered ? t('quiz.dot-answered', { label }) : t('quiz.dot-empty', { label })}
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
