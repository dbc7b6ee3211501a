import {
  endSignIns,
  removeSecondFactor,
  requirePasswordChange,
  type StaffUser,
  unlinkUser,
} from '@markwell/server/contract';
import { Button } from '../../../components/button.tsx';
import { DialogProblem } from '../../../components/confirm-dialog.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { showToast } from '../../../components/toast/toast-store.ts';
import { staffCall } from '../../../lib/staff-session/staff-call.ts';
import { useAction } from '../../../lib/use-action.ts';

interface LoginDialogProps {
  readonly user: StaffUser;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

interface Change {
  readonly call: typeof removeSecondFactor;
  readonly label: string;
  readonly about: string;
  readonly done: string;
  readonly fits: (user: StaffUser) => boolean;
}

const changes: readonly Change[] = [
  {
    call: removeSecondFactor,
    label: 'Remove the second step',
    about: 'For a lost phone. The password alone opens the account until another is set up.',
    done: 'Second step removed',
    fits: ({ secondFactorAt }) => secondFactorAt !== null,
  },
  {
    call: endSignIns,
    label: 'End all logins',
    about: 'On every computer, at once.',
    done: 'Logged out everywhere',
    fits: () => true,
  },
  {
    call: requirePasswordChange,
    label: 'Ask for another password',
    about: 'Nothing else opens before it is changed.',
    done: 'Another password will be asked for',
    fits: ({ hasPassword, passwordDueAt }) => hasPassword && passwordDueAt === null,
  },
  {
    call: unlinkUser,
    label: 'Unlink the school account',
    about: 'It opens this account no more. Somebody without a password needs one made first.',
    done: 'School account unlinked',
    fits: ({ isLinked }) => isLinked,
  },
];

/** What an admin can do about how somebody logs in. */
export function LoginDialog({ user, onChanged, onClose }: LoginDialogProps) {
  const action = useAction(async ({ call, done }: Change) => {
    await staffCall('admin', call, undefined, { params: { id: user.id } });
    showToast({ tone: 'success', title: done, description: user.displayName });
    onChanged();
    onClose();
  });
  return (
    <Dialog title={`How ${user.displayName} logs in`} onClose={onClose}>
      <ul className="mt-4 grid gap-4">
        {changes
          .filter(({ fits }) => fits(user))
          .map((change) => (
            <li key={change.label} className="grid gap-1">
              <span>
                <Button look="secondary" onClick={() => void action.run(change)}>
                  {change.label}
                </Button>
              </span>
              <span className="text-small text-soft">{change.about}</span>
            </li>
          ))}
      </ul>
      <DialogProblem problem={action.problem} />
      <div className="mt-6">
        <Button look="secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}
