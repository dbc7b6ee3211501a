import { type AdminHomework, releaseHomework, withdrawHomework } from '@markwell/server/contract';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { showToast } from '../../../components/toast/toast-store.ts';
import { staffCall } from '../../../lib/staff-session/staff-call.ts';
import { useSearchParams } from '../../../lib/use-search-params.ts';
import { CopyDialog } from './copy-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { HomeworkDatesDialog } from './homework-dates-dialog.tsx';
import { PointDialog } from './point-dialog.tsx';
import { cardName, releaseEffect, withdrawEffect } from './what-students-see.ts';

/** What the address says where a stored homework is edited. */
export const editSearch = (id: number) => ({ tab: 'homework', view: 'write', homework: String(id) });

/** What is to be done with a homework or a card. */
export type AskedOfHomework =
  | { readonly kind: 'release' | 'withdraw' | 'copy' | 'delete' | 'dates'; readonly item: AdminHomework }
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
