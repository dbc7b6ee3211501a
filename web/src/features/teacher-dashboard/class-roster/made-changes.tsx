import type { ListChangeKind, MadeChange } from '@markwell/server/contract';
import { Button } from '../../../components/button.tsx';
import { dateTimeText } from '../../../lib/date-text.ts';

interface MadeChangesProps {
  /** The latest first. */
  readonly changes: readonly MadeChange[];
  readonly mayUndo: boolean;
  readonly onUndo: (id: number) => void;
}

/** What was changed in the last weeks, each with its way back. */
export function MadeChanges({ changes, mayUndo, onUndo }: MadeChangesProps) {
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby="changes" className="no-print">
      <h2 id="changes" className="text-title">
        Changes
      </h2>
      <p className="mt-1 text-soft">Each can be undone for 30 days, the latest first.</p>
      <ul className="mt-3 divide-y divide-rule border-y border-rule">
        {changes.map((change) => (
          <li key={change.id} className="flex flex-wrap items-center justify-between gap-x-4">
            <span className="min-w-0 py-2 break-words">
              {say[change.kind](change)}{' '}
              <span className="text-small text-soft">
                {change.by ?? 'Markwell'}, {dateTimeText(change.at)}
              </span>
            </span>
            {mayUndo && (
              <Button look="quiet" aria-label={`Undo: ${say[change.kind](change)}`} onClick={() => onUndo(change.id)}>
                Undo
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const say: { readonly [Kind in ListChangeKind]: (change: MadeChange) => string } = {
  add: ({ name }) => `${name} added.`,
  rename: ({ name, to }) => `${name} renamed ${to}.`,
  move: ({ name, to }) => `${name} moved to ${to}.`,
  remove: ({ name }) => `${name} taken off the list.`,
  join: ({ name, to }) => `${name} joined with ${to}.`,
};
