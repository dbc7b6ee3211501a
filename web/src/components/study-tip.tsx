import { useId, useState } from 'react';
import { BulbIcon, ChevronIcon } from './icons.tsx';

/** An optional hint: a 'Study Tip' button that opens and closes it. */
export function StudyTip({ tip }: { readonly tip: string }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="no-print">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-small pr-2 font-semibold text-next underline-offset-4 hover:underline"
        onClick={() => setOpen(!open)}
      >
        <BulbIcon />
        Study Tip
        <ChevronIcon className={open ? 'size-4 rotate-180' : 'size-4'} />
      </button>
      <p id={id} hidden={!open} className="mt-1 rounded-small border-l-4 border-next bg-next-wash px-4 py-3">
        {tip}
      </p>
    </div>
  );
}
