import {
  type EditableHomework,
  type EditedHomework,
  editHomework,
  readEditableHomework,
} from '@markwell/server/contract';
import { useState } from 'react';
import * as z from 'zod/mini';
import { BulletList } from '../../../components/bullet-list.tsx';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { showToast } from '../../../components/toast/toast-store.ts';
import { failureText, readFailure } from '../../../lib/failure.ts';
import { HttpError } from '../../../lib/http-error.ts';
import { parseJson } from '../../../lib/parse-json.ts';
import { staffCall } from '../../../lib/staff-session/staff-call.ts';
import { correctedAssignment, isCorrected } from '../editor/draft-review.ts';
import { useWork } from '../editor/use-work.ts';
import type { Refusal } from '../editor/workbench.tsx';
import { editEffects } from './edit-effects.ts';
import { FoundNotice } from './found-notice.tsx';
import { HomeworkWriter } from './homework-writer.tsx';
import { useWriting } from './use-writing.ts';
import { rebase, startEditing, type Writing } from './written-draft.ts';

interface EditStoredProps {
  readonly stored: EditableHomework;
  readonly onLeave: () => void;
}

/**
 * Edits a stored homework: says what will happen before storing it, and never overwrites another admin's
 * changes unasked.
 */
export function EditStored({ stored: loaded, onLeave }: EditStoredProps) {
  const { id } = loaded;
  const [stored, setStored] = useState(loaded);
  const { writing, foundAt, isKept, change, startAnew, replace, forget } = useWriting(id, () => startEditing(loaded));
  const { busy, failure, setFailure, attempt } = useWork(readRefusal);
  const [edited, setEdited] = useState<EditedHomework>();
  const [round, setRound] = useState(0);
  const isOld = writing.basedOn !== stored.basedOn;
  const send = (dryRun: boolean) =>
    staffCall(
      'admin',
      editHomework,
      {
        basedOn: writing.basedOn ?? '',
        homeworkData: JSON.stringify(correctedAssignment(writing.review)),
        dryRun,
      },
      { params: { id } },
    );
  const goOnWith = (next: (now: EditableHomework) => Writing, take: (writing: Writing) => void) =>
    void attempt('Looking at what is stored now…', async () => {
      const now = await staffCall('admin', readEditableHomework, undefined, { params: { id } });
      setStored(now);
      take(next(now));
      setRound(round + 1);
    });
  const meanwhile = failure?.isChanged
    ? failure.text
    : isOld && 'It was changed since you began: what you wrote is of how it was then.';
  const changed: Refusal | undefined = meanwhile
    ? {
        tone: 'caution',
        title: 'Changed by somebody else',
        text: meanwhile,
        choices: (
          <BothKept
            id={id}
            onKeepMine={() => goOnWith((now) => rebase(writing, now), replace)}
            onTakeTheirs={() => goOnWith(startEditing, startAnew)}
          />
        ),
      }
    : undefined;
  return (
    <>
      <HomeworkWriter
        key={round}
        heading={`Edit homework ${id}`}
        hint={
          isKept
            ? 'Your changes are kept on this device until you store them; before that you are told what they change.'
            : 'This browser keeps nothing: store your changes before you leave this page.'
        }
        review={writing.review}
        store="Store the changes"
        unchanged={isCorrected(writing.review) ? undefined : 'Nothing is changed yet.'}
        busy={busy}
        found={
          foundAt !== undefined &&
          !isOld && <FoundNotice at={foundAt} onGiveUp={() => goOnWith(startEditing, startAnew)} />
        }
        refusal={changed ?? (failure && { title: 'Not stored', text: failure.text })}
        onChange={change}
        onStore={() => void attempt('Looking at what it changes…', async () => setEdited(await send(true)))}
        onLeave={onLeave}
      />
      {edited !== undefined && (
        <ConfirmDialog
          title="Store these changes?"
          confirm="Store the changes"
          onConfirm={async () => {
            try {
              await send(false);
            } catch (error) {
              const refusal = readRefusal(error);
              if (!refusal.isChanged) throw error;
              setEdited(undefined);
              setFailure(refusal);
              return;
            }
            forget();
            showToast({ tone: 'success', title: 'Changes stored', description: writing.review.details.title });
            onLeave();
          }}
          onClose={() => setEdited(undefined)}
        >
          <BulletList
            className="grid gap-2"
            lines={editEffects(edited, stored, correctedAssignment(writing.review).questions)}
          />
        </ConfirmDialog>
      )}
    </>
  );
}

interface BothKeptProps {
  readonly id: number;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Asks which to keep: what somebody else has stored meanwhile, or one's own. */
function BothKept({ id, onKeepMine, onTakeTheirs }: BothKeptProps) {
  return (
    <>
      <p className="mt-2">
        <a href={`?tab=science&view=preview&homework=${id}`} target="_blank" rel="noreferrer">
          See what is stored now
        </a>{' '}
        (opens in a new tab)
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button look="secondary" onClick={onKeepMine}>
          Go on with mine, and replace theirs when I store it
        </Button>
        <Button look="secondary" onClick={onTakeTheirs}>
          Give up mine, and go on with theirs
        </Button>
      </div>
    </>
  );
}

const body = z.object({ changedMeanwhile: z.literal(true) });

/** Why a change was not stored, and whether it is because something else is stored by now than it was made from. */
function readRefusal(error: unknown): { text: string; isChanged: boolean } {
  const isChanged = error instanceof HttpError && error.status === 409 && body.safeParse(parseJson(error.text)).success;
  return { text: isChanged ? failureText(error) : readFailure(error).details || failureText(error), isChanged };
}
