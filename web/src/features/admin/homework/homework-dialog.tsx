import {
  type AdminHomework,
  copyHomework,
  deleteHomework,
  releaseHomework,
  withdrawHomework,
} from '@markwell/server/contract';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { countText } from '../../../components/count-text.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { DatesDialog } from '../../../components/homework-dates/dates-dialog.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { showToast } from '../../../components/toast/toast-store.ts';
import { staffCall } from '../../../lib/staff-session/staff-call.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useChecks } from '../../../lib/use-checks.ts';
import { useClasses } from '../../../lib/use-classes.ts';
import { useSearchParams } from '../../../lib/use-search-params.ts';
import { ExportDialog } from './export-dialog.tsx';
import { PointDialog } from './point-dialog.tsx';
import { cardName, releaseEffect, withdrawEffect } from './what-students-see.ts';

/** What the address says where a stored homework is edited. */
export const editSearch = (id: number) => ({ tab: 'homework', view: 'write', homework: String(id) });

/** What is to be done with a homework or a card. */
export type AskedOfHomework =
  | { readonly kind: 'release' | 'withdraw' | 'copy' | 'delete' | 'dates' | 'export'; readonly item: AdminHomework }
  | { readonly kind: 'point'; readonly card?: AdminHomework; readonly homework?: AdminHomework };

interface HomeworkDialogProps {
  readonly asked: AskedOfHomework;
  readonly all: readonly AdminHomework[];
  /** Called when the list has changed on the server. */
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** The question for what is asked: it says what students will see before anything is done. */
export function HomeworkDialog({ asked, all, onChanged, onClose }: HomeworkDialogProps) {
  const [, setSearch] = useSearchParams();
  const finish = (title: string) => {
    onClose();
    onChanged();
    showToast({ tone: 'success', title });
  };
  if (asked.kind === 'point') {
    return (
      <PointDialog startCard={asked.card} startHomework={asked.homework} all={all} onDone={finish} onClose={onClose} />
    );
  }
  const { kind, item } = asked;
  if (kind === 'copy')
    return <CopyDialog item={item} onDone={({ id }) => setSearch(editSearch(id))} onClose={onClose} />;
  if (kind === 'dates') return <HomeworkDatesDialog item={item} onDone={finish} onClose={onClose} />;
  if (kind === 'export') return <ExportDialog item={item} onDone={finish} onClose={onClose} />;
  if (kind === 'delete') return <DeleteDialog item={item} onDone={finish} onClose={onClose} />;
  const name = item.isCard ? `the ${cardName(item.id)} card` : `‘${item.title}’`;
  const [verb, done, contract, effect] =
    kind === 'release'
      ? (['Release', 'Released', releaseHomework, releaseEffect] as const)
      : (['Withdraw', 'Withdrawn', withdrawHomework, withdrawEffect] as const);
  return (
    <ConfirmDialog
      title={`${verb} ${name}?`}
      confirm={verb}
      onConfirm={async () => {
        await staffCall('admin', contract, undefined, { params: { id: item.id } });
        finish(`${done}: ${item.isCard ? `${cardName(item.id)} card` : item.title}`);
      }}
      onClose={onClose}
    >
      {effect(item, all).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </ConfirmDialog>
  );
}

interface CopyDialogProps {
  readonly item: AdminHomework;
  /** Told of the copy. */
  readonly onDone: (copy: AdminHomework) => void;
  readonly onClose: () => void;
}

/** Asks for the title of a copy, and makes it. */
function CopyDialog({ item, onDone, onClose }: CopyDialogProps) {
  const [title, setTitle] = useState(`${item.title.slice(0, 290)} (copy)`);
  const { at, whenRight } = useChecks({ title: title.trim() === '' ? 'Give the copy a title.' : undefined });
  const action = useAction(async () =>
    onDone(await staffCall('admin', copyHomework, { title: title.trim() }, { params: { id: item.id } })),
  );
  return (
    <FormDialog
      title={`Copy ‘${item.title}’`}
      submit="Copy and edit"
      action={action}
      onSubmit={() => whenRight(() => void action.run())}
      onClose={onClose}
    >
      <p>
        The copy has its questions and its mark scheme as they are now. Students do not see it until you release it.
      </p>
      <TextField {...at('title')} label="Title of the copy" value={title} maxLength={300} onText={setTitle} />
    </FormDialog>
  );
}

interface DeleteDialogProps {
  readonly item: AdminHomework;
  readonly onDone: (said: string) => void;
  readonly onClose: () => void;
}

/** Asks before a homework is deleted, or says why it cannot be. */
function DeleteDialog({ item, onDone, onClose }: DeleteDialogProps) {
  const why = whyNot(item);
  if (why !== undefined) {
    return (
      <Dialog title={`‘${item.title}’ cannot be deleted`} onClose={onClose}>
        <p className="mt-3">{why}</p>
        <Button className="mt-6" onClick={onClose}>
          Close
        </Button>
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      title={`Delete ‘${item.title}’?`}
      confirm="Delete"
      onConfirm={async () => {
        await staffCall('admin', deleteHomework, undefined, { params: { id: item.id } });
        onDone(`Deleted: ${item.title}`);
      }}
      onClose={onClose}
    >
      <p>
        Its questions and its mark scheme go. Nobody has handed it in so far
        {item.firstReleasedAt === null
          ? '.'
          : '; what is still on its way from a student’s device is taken when it comes, and brings the homework back, withdrawn.'}
      </p>
    </ConfirmDialog>
  );
}

function whyNot({ attemptCount, shownOn }: AdminHomework): string | undefined {
  if (attemptCount > 0) {
    return `Students have handed it in (${countText(attemptCount, 'attempt')}), and that stays. Withdraw it: then nobody sees it.`;
  }
  if (shownOn.length === 0) return undefined;
  const cards = shownOn.map((card) => `the ${cardName(card)} card`).join(' and ');
  return `It is on ${cards}. Put something else there first.`;
}

/** The childcare assessment's card, whose classes have a separate list. */
const childcareCard = 6;

interface HomeworkDatesDialogProps {
  readonly item: AdminHomework;
  readonly onDone: (said: string) => void;
  readonly onClose: () => void;
}

/** The dates of a homework, for the classes of its year; for all classes where it names none. */
function HomeworkDatesDialog({ item, onDone, onClose }: HomeworkDatesDialogProps) {
  const { classes = [] } = useClasses(item.id === childcareCard ? 'childcare' : (item.yearGroup ?? undefined));
  return <DatesDialog homework={item} classes={classes.map(({ code }) => code)} onDone={onDone} onClose={onClose} />;
}
