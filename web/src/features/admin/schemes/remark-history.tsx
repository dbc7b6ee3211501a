import { type RemarkRun, undoRemark } from '@markwell/server/contract';
import { useState } from 'react';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { dayAndTimeText } from '../../../lib/date-text.ts';
import { staffCall } from '../../../lib/staff-session/staff-call.ts';
import { DoneNotice } from '../done-notice.tsx';
import { changesText } from './remark-words.ts';
import { Section } from './section.tsx';

interface RemarkHistoryProps {
  /** Newest first. */
  readonly runs: readonly RemarkRun[];
  readonly onUndone: () => void;
}

/** Every re-mark of this homework, and the way back. */
export function RemarkHistory({ runs, onUndone }: RemarkHistoryProps) {
  const [asked, setAsked] = useState<RemarkRun>();
  const [undone, setUndone] = useState<number>();
  const undo = async (id: number) => {
    try {
      await staffCall('admin', undoRemark, undefined, { params: { id } });
    } catch (error) {
      // Somebody else may have undone it, or marked again: the list shows what has become of it.
      onUndone();
      throw error;
    }
    setAsked(undefined);
    setUndone(id);
    onUndone();
  };
  return (
    <Section title="Re-marks so far" about="Undoing one gives every attempt the marks it had before that run.">
      {undone !== undefined && <DoneNotice key={undone}>Run {undone} is undone.</DoneNotice>}
      {runs.length === 0 ? (
        <p>This homework has not been marked again.</p>
      ) : (
        <ol className="grid gap-4">
          {runs.map((run) => (
            <li key={run.id} className="border-l-4 border-rule pl-4">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <strong className="font-semibold">Run {run.id}</strong>
                {run.undoneAt !== null && <Badge>undone {dayAndTimeText(run.undoneAt)}</Badge>}
              </p>
              <p>{changesText(run.summary)}.</p>
              <p className="text-small text-soft">
                {[
                  dayAndTimeText(run.appliedAt),
                  run.startedBy ?? 'by the command line',
                  run.classCode ?? 'all classes',
                  `version ${run.schemeVersion}`,
                  ...(run.policy === 'published' ? ['published rules'] : []),
                  ...(run.allowLower ? ['marks could be lost'] : []),
                ].join(' · ')}
              </p>
              {run.undoneAt === null && (
                <div className="mt-2">
                  <Button
                    look="secondary"
                    aria-label={`Undo run ${run.id}`}
                    onClick={() => setAsked(run)}
                    disabledReason={
                      run.undoFirst.length > 0
                        ? `Undo run ${run.undoFirst.at(-1)} first: it marked some of the same attempts later.`
                        : undefined
                    }
                  >
                    Undo
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ol>
      )}
      {asked !== undefined && (
        <ConfirmDialog
          title={`Undo run ${asked.id}?`}
          confirm="Undo it"
          onConfirm={() => undo(asked.id)}
          onClose={() => setAsked(undefined)}
        >
          <p>Every attempt of this run gets back the marks it had before. Teachers and students see them at once.</p>
        </ConfirmDialog>
      )}
    </Section>
  );
}
