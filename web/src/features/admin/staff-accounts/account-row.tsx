import type { StaffUser } from '@markwell/server/contract';
import { useId } from 'react';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { dayAndTimeText, dayText } from '../dates.ts';
import type { AskedOfAccount } from './account-dialog.tsx';

interface AccountRowProps {
  readonly user: StaffUser;
  readonly onAsk: (asked: AskedOfAccount) => void;
  readonly onEnable: () => void;
}

/** One account, and what can be done with it. */
export function AccountRow({ user, onAsk, onEnable }: AccountRowProps) {
  const nameId = useId();
  const { displayName, username, role, disabledAt, lastSignInAt } = user;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-3.5 sm:px-6">
      <div className="min-w-0 grow basis-64">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span id={nameId} className="text-lead font-semibold">
            {displayName}
          </span>
          <Badge tone={role === 'admin' ? 'pen' : 'plain'}>{role === 'admin' ? 'Admin' : 'Teacher'}</Badge>
          {disabledAt !== null && <Badge tone="cross">Disabled {dayText(disabledAt)}</Badge>}
        </p>
        <p className="text-small text-soft">
          Username {username} ·{' '}
          {lastSignInAt === null ? 'no login in the last 90 days' : `last login ${dayAndTimeText(lastSignInAt)}`}
        </p>
      </div>
      <div className="-ml-3 flex flex-wrap sm:ml-0">
        <Button look="quiet" aria-describedby={nameId} onClick={() => onAsk({ kind: 'reset', user })}>
          Reset password
        </Button>
        {disabledAt === null ? (
          <Button look="quiet" aria-describedby={nameId} onClick={() => onAsk({ kind: 'disable', user })}>
            Disable account
          </Button>
        ) : (
          <Button look="quiet" aria-describedby={nameId} onClick={onEnable}>
            Enable account
          </Button>
        )}
      </div>
    </li>
  );
}
