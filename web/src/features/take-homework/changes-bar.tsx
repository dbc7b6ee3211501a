import { Button } from '../../components/button.tsx';
import { t } from '../../lib/texts.ts';
import { hasChanges, type Submitted } from './attempt.ts';

interface ChangesBarProps {
  readonly attempt: Submitted;
  /** Why the answers cannot be handed in yet. */
  readonly blocked: string | undefined;
  readonly onHandIn: () => void;
}

/** What the answers as they were changed would score: 'With your changes: 5/7, not handed in.' Nothing while they are what was handed in. */
export function ChangesBar({ attempt, blocked, onHandIn }: ChangesBarProps) {
  if (!hasChanges(attempt)) return null;
  return (
    <div className="no-print sheet changes-bar flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
      <p className="text-lead font-semibold text-next">{changesText(attempt)}</p>
      <Button onClick={onHandIn} disabledReason={blocked}>
        {t('quiz.hand-in-again')}
      </Button>
    </div>
  );
}

/** What changed answers would score, in a sentence that nobody takes for a mark. */
export function changesText({ again }: Pick<Submitted, 'again'>): string {
  if (again === undefined) return t('quiz.changes');
  const { totalMarks, maxMarks } = again.marking;
  return t('quiz.with-changes', { totalMarks, maxMarks });
}
