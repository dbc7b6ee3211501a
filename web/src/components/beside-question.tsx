import type { Beside } from '@markwell/marking-core';
import { useState } from 'react';
import { inContentLanguage, t } from '../lib/texts.ts';
import { MaterialView } from './material-view.tsx';

/** What a question is about: what it shares with others, outermost first, then its own. */
function BesideView({ beside }: { readonly beside: readonly Beside[] }) {
  return beside.map(({ id, text, language, ...material }) => (
    <div key={id} className="grid min-w-0 gap-3" {...inContentLanguage(language)}>
      {text && <p className="max-w-prose text-lead whitespace-pre-line">{text}</p>}
      <MaterialView {...material} />
    </div>
  ));
}

interface SeeBesideProps {
  readonly beside: readonly Beside[];
  readonly className?: string | undefined;
}

/** The same, to be opened where it is wanted. */
export function SeeBeside({ beside, className = '' }: SeeBesideProps) {
  const [open, setOpen] = useState(false);
  const has = (field: 'diagramPath' | 'table') => beside.some((one) => one[field]);
  if (beside.length === 0) return null;
  return (
    <details className={`no-print ${className}`} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="min-h-11 w-fit cursor-pointer py-2 font-semibold text-pen">
        {has('diagramPath') ? t('outcome.see-picture') : has('table') ? t('outcome.see-table') : t('outcome.see-text')}
      </summary>
      {open && <BesideView beside={beside} />}
    </details>
  );
}

interface BesideAnswerProps {
  readonly beside?: readonly Beside[] | undefined;
  /** What is beside the answer before it: paper shows it there, once for all. */
  readonly before?: readonly Beside[] | undefined;
}

/** What the question of an answer is about. */
export function BesideAnswer({ beside = [], before = [] }: BesideAnswerProps) {
  return (
    <>
      <SeeBeside beside={beside} />
      <div className="hidden gap-3 print:grid">
        <BesideView beside={beside.filter(({ id }) => before.every((one) => one.id !== id))} />
      </div>
    </>
  );
}
