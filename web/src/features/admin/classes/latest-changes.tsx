import { type listListChanges, undoRosterChange } from '@markwell/server/contract';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { showToast } from '../../../components/toast/toast-store.ts';
import { schoolTimeText } from '../../../lib/school-time.ts';
import { staffCall } from '../../../lib/staff-session/staff-call.ts';

const kinds = { import: 'Class lists imported', 'move-up': 'Moved up a year' } as const;

interface LatestChangesProps {
  readonly changes: z.output<typeof listListChanges.output> | undefined;
  readonly onUndone: () => void;
}

/** The latest import or move up, which can be undone; nothing if there is none. */
export function LatestChanges({ changes, onUndone }: LatestChangesProps) {
  const [asked, setAsked] = useState<number>();
  const latest = changes?.[0];
  if (latest === undefined) return null;
  return (
    <p className="mb-5 flex flex-wrap items-center gap-x-3 text-small text-soft">
      {kinds[latest.kind]} {schoolTimeText(latest.at)}
      {latest.by === null ? '' : ` by ${latest.by}`}
      <Button look="quiet" onClick={() => setAsked(latest.id)}>
        Undo
        <span className="sr-only"> {kinds[latest.kind].toLowerCase()}</span>
      </Button>
      {asked !== undefined && (
        <ConfirmDialog
          title="Undo the latest change of the lists?"
          confirm="Undo"
          onConfirm={async () => {
            await staffCall('admin', undoRosterChange, undefined, { params: { id: asked } });
            setAsked(undefined);
            onUndone();
            showToast({ tone: 'success', title: 'Students are in the classes they were in before' });
          }}
          onClose={() => setAsked(undefined)}
        >
          <p>Students go back to the classes they were in before. What was handed in since stays.</p>
        </ConfirmDialog>
      )}
    </p>
  );
}
