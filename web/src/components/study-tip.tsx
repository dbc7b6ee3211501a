import { useId, useState } from 'react';
import { t } from '../lib/texts.ts';
import { BulbIcon, ChevronIcon } from './icons.tsx';

interface StudyTipButtonProps {
  /** Id of the tip. */
  readonly id: string;
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** An optional hint: a 'Study Tip' button that opens and closes it. */
export function StudyTip({ tip }: { readonly tip: string }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="no-print">
      <StudyTipButton id={id} open={open} onToggle={() => setOpen(!open)} />
      <StudyTipText id={id} open={open} tip={tip} />
    </div>
  );
}

/** The button alone, for a hint that stands apart from it. */
export function StudyTipButton({ id, open, onToggle }: StudyTipButtonProps) {
  return (
    <button type="button" aria-expanded={open} aria-controls={id} className="no-print study-tip" onClick={onToggle}>
      <BulbIcon />
      {t('outcome.study-tip')}
      <ChevronIcon className={open ? 'size-4 rotate-180' : 'size-4'} />
    </button>
  );
}

/** The hint itself. */
export function StudyTipText({ id, open, tip }: Omit<StudyTipButtonProps, 'onToggle'> & { readonly tip: string }) {
  return (
    <p id={id} hidden={!open} className="no-print mt-1 rounded-small border-s-4 border-next bg-next-wash px-4 py-3">
      {tip}
    </p>
  );
}
