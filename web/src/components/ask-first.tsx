import type { ReactNode } from 'react';
import { t } from '../lib/texts.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { goTo, type QuestionPlace } from './question-place.ts';

interface AskFirstProps {
  /** The questions without an answer, in order. */
  readonly empty: readonly QuestionPlace[];
  readonly onHandIn: () => void;
  readonly onClose: () => void;
}

/** Most questions that are named one by one. */
const mostNamed = 12;

/** Asked before answers are handed in of which some are missing: it may be what is meant. */
export default function AskFirst({ empty, onHandIn, onClose }: AskFirstProps): ReactNode {
  const [first] = empty;
  const more = empty.length - mostNamed;
  const names = empty.slice(0, mostNamed).map(({ label }) => label);
  const goThere = () => {
    onClose();
    // The dialog gives the focus back first.
    requestAnimationFrame(() => first && goTo(first.place));
  };
  return (
    <Dialog title={t('quiz.not-answered', { count: empty.length })} onClose={onClose}>
      <p className="mt-3">{more > 0 ? t('quiz.and-more', { names: names.join(', '), more }) : names.join(', ')}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={goThere}>{t('quiz.go-to', { label: first?.label ?? '' })}</Button>
        <Button look="secondary" onClick={onHandIn}>
          {t('quiz.hand-in')}
        </Button>
      </div>
    </Dialog>
  );
}
