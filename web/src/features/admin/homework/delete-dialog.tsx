import { type AdminHomework, deleteHomework } from '@markwell/server/contract';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { countText } from '../../../components/count-text.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { staffCall } from '../../../lib/staff-session/staff-call.ts';
import { cardName } from './what-students-see.ts';

interface DeleteDialogProps {
  readonly item: AdminHomework;
  readonly onDone: (said: string) => void;
  readonly onClose: () => void;
}

/** Asks before a homework is deleted, or says why it cannot be. */
export function DeleteDialog({ item, onDone, onClose }: DeleteDialogProps) {
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
