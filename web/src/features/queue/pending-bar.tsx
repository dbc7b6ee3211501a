import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { countText } from '../../components/count-text.ts';
import type { Action } from '../../lib/use-action.ts';
import type { Decisions } from './decisions.ts';
import { type Effects, useEffects } from './use-effects.ts';

interface PendingBarProps {
  readonly decisions: Decisions;
  readonly confirm: Action<[]>;
  readonly onDiscard: () => void;
}

/** What was decided and not stored yet: whose marks change, and the button that makes it so. It stays in sight. */
export function PendingBar({ decisions, confirm, onDiscard }: PendingBarProps) {
  const [showsWho, setShowsWho] = useState(false);
  const { effects, problem } = useEffects(decisions);
  if (decisions.size === 0) return null;
  const failure = confirm.problem ?? problem;
  return (
    <section
      aria-label="Judged and not confirmed"
      className="no-print sticky bottom-0 z-10 -mx-4 mt-4 border-t-2 border-pen bg-sheet px-4 py-3 shadow-lg sm:mx-0 sm:rounded-t-sheet sm:border-x-2"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p role="status" className="min-w-0 font-semibold">
          {countText(decisions.size, 'answer')} judged. <span className="font-normal">{effectsText(effects)}</span>
        </p>
        <div className="flex flex-wrap gap-2">
          {effects !== undefined && effects.changes.length > 0 && (
            <Button look="quiet" aria-expanded={showsWho} onClick={() => setShowsWho(!showsWho)}>
              {showsWho ? 'Hide who' : 'Who?'}
            </Button>
          )}
          <Button look="secondary" onClick={onDiscard}>
            Discard
          </Button>
          <Button onClick={() => void confirm.run()}>{confirm.isBusy ? 'Marking again…' : 'Confirm'}</Button>
        </div>
      </div>
      {showsWho && effects !== undefined && <Who effects={effects} />}
      <div role="alert">{failure !== undefined && <p className="mt-2 font-semibold text-cross">{failure}</p>}</div>
    </section>
  );
}

function effectsText(effects: Effects | undefined): string {
  if (effects === undefined) return 'Looking whose marks change…';
  const { gain, lose } = effects;
  if (gain + lose === 0) return 'No marks change now; it holds for answers to come.';
  return [gain > 0 && `${countText(gain, 'attempt')} up`, lose > 0 && `${countText(lose, 'attempt')} down`]
    .filter(Boolean)
    .join(', ');
}

function Who({ effects: { changes, omitted } }: { readonly effects: Effects }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section aria-label="Whose marks change" tabIndex={0} className="mt-2 max-h-48 overflow-y-auto">
      <ul className="columns-1 gap-8 text-small tabular-nums sm:columns-2 lg:columns-3">
        {changes.map(({ attemptId, studentName, studentClass, before, after }) => (
          <li key={attemptId} className="py-0.5">
            {studentName} <span className="text-soft">{studentClass}</span> {before.totalMarks} → {after.totalMarks}/
            {after.maxMarks}
          </li>
        ))}
        {omitted > 0 && <li className="py-0.5 text-soft">and {omitted} more</li>}
      </ul>
    </section>
  );
}
