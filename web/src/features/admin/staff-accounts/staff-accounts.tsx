import { enableUser, listUsers, type StaffUser } from '@markwell/server/contract';
import { useState } from 'react';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { classNames } from '../../../components/class-names.ts';
import { type Column, column, SortTable } from '../../../components/sort-table/sort-table.tsx';
import { showToast } from '../../../components/toast/toast-store.ts';
import { dayAndTimeText, dayText } from '../../../lib/date-text.ts';
import { failureText } from '../../../lib/failure.ts';
import { staffCall } from '../../../lib/staff-session/staff-call.ts';
import { useStaffQuery } from '../../../lib/staff-session/use-staff-query.ts';
import { QueryView } from '../query-view.tsx';
import { AccountDialog, type AskedOfAccount } from './account-dialog.tsx';

/** Who can sign in: add an account, give it a new password, disable it and enable it again. */
export default function StaffAccounts() {
  const users = useStaffQuery('admin', listUsers, undefined);
  const [asked, setAsked] = useState<AskedOfAccount>();
  const enable = async (user: StaffUser) => {
    try {
      await staffCall('admin', enableUser, undefined, { params: { id: user.id } });
      showToast({ tone: 'success', title: 'Account enabled', description: `${user.displayName} can sign in again.` });
    } catch (error) {
      showToast({ tone: 'problem', title: 'The account is still disabled', description: failureText(error) });
    }
    users.askAgain();
  };
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 className="text-title">Staff accounts</h2>
          <p className="mt-1 max-w-prose text-soft">
            Teachers see statistics and attempts, and decide about those of their own classes. Admins can do everything
            on these pages.
          </p>
        </div>
        <Button onClick={() => setAsked({ kind: 'add' })}>Add an account</Button>
      </div>
      <QueryView query={users} what="the accounts">
        {(list) => <AccountTable users={list} onAsk={setAsked} onEnable={(user) => void enable(user)} />}
      </QueryView>
      {asked !== undefined && (
        <AccountDialog asked={asked} onChanged={users.askAgain} onClose={() => setAsked(undefined)} />
      )}
    </>
  );
}

interface AccountTableProps {
  /** By username. */
  readonly users: readonly StaffUser[];
  readonly onAsk: (asked: AskedOfAccount) => void;
  readonly onEnable: (user: StaffUser) => void;
}

/** The accounts, and what can be done with each. */
function AccountTable({ users, onAsk, onEnable }: AccountTableProps) {
  const actions: Column<StaffUser> = {
    key: 'actions',
    label: '',
    className: 'text-right py-0.5! align-middle!',
    cell: (user) => <Actions user={user} onAsk={onAsk} onEnable={onEnable} />,
  };
  return (
    <div className="sheet px-4 py-2 sm:px-6">
      <SortTable
        name="staff"
        caption="Accounts"
        columns={[...columns, actions]}
        rows={users}
        keyOf={({ id }) => id}
        usual="username"
      />
    </div>
  );
}

const columns: readonly Column<StaffUser>[] = [
  column('name', 'Name', ({ displayName }) => displayName, { className: 'align-middle!', cell: nameCell }),
  column('username', 'Username', ({ username }) => username, {
    className: 'max-md:hidden wrap-anywhere align-middle!',
  }),
  column('role', 'Role', ({ role }) => role, {
    className: 'max-sm:hidden align-middle!',
    cell: ({ role }) => <Role role={role} />,
  }),
  column('last', 'Last login', ({ lastSignInAt }) => lastSignInAt, {
    isTime: true,
    className: 'max-lg:hidden whitespace-nowrap align-middle!',
    cell: lastLogin,
  }),
];

function nameCell(user: StaffUser) {
  const { id, displayName, username, role, disabledAt } = user;
  const ways = waysIn(user);
  return (
    <>
      <span id={nameId(id)} className="wrap-anywhere">
        {displayName}
      </span>
      <span
        className={classNames('mt-1 flex flex-wrap gap-1.5', disabledAt === null && ways.length === 0 && 'sm:hidden')}
      >
        {disabledAt !== null && <Badge tone="cross">Disabled {dayText(disabledAt)}</Badge>}
        {ways.map((way) => (
          <Badge key={way}>{way}</Badge>
        ))}
        <span className="sm:hidden">
          <Role role={role} />
        </span>
      </span>
      <span className="block text-small font-normal text-soft wrap-anywhere md:hidden">Username {username}</span>
      <span className="block text-small font-normal text-soft lg:hidden">Last login: {lastLogin(user)}</span>
      {role === 'teacher' && (
        <span className="block text-small font-normal text-soft wrap-anywhere">
          {user.classes.length === 0 ? 'No classes yet' : classesText(user.classes)}
        </span>
      )}
    </>
  );
}

/** What there is to say of how somebody logs in. */
function waysIn({ secondFactorAt, isLinked, passwordDueAt }: StaffUser): string[] {
  return [
    ...(secondFactorAt === null ? [] : ['Second step']),
    ...(isLinked ? ['School account'] : []),
    ...(passwordDueAt === null ? [] : ['Password to change']),
  ];
}

function Role({ role }: Pick<StaffUser, 'role'>) {
  return <Badge tone={role === 'admin' ? 'pen' : 'plain'}>{role === 'admin' ? 'Admin' : 'Teacher'}</Badge>;
}

function Actions({ user, onAsk, onEnable }: Omit<AccountTableProps, 'users'> & { readonly user: StaffUser }) {
  const describedBy = nameId(user.id);
  return (
    <div className="-mr-3 flex flex-wrap justify-end">
      {user.role === 'teacher' && (
        <Button look="quiet" aria-describedby={describedBy} onClick={() => onAsk({ kind: 'classes', user })}>
          Classes…
        </Button>
      )}
      <Button look="quiet" aria-describedby={describedBy} onClick={() => onAsk({ kind: 'login', user })}>
        Login…
      </Button>
      <Button look="quiet" aria-describedby={describedBy} onClick={() => onAsk({ kind: 'reset', user })}>
        Reset password
      </Button>
      {user.disabledAt === null ? (
        <Button look="quiet" aria-describedby={describedBy} onClick={() => onAsk({ kind: 'disable', user })}>
          Disable account
        </Button>
      ) : (
        <Button look="quiet" aria-describedby={describedBy} onClick={() => onEnable(user)}>
          Enable account
        </Button>
      )}
    </div>
  );
}

/** The first of somebody's classes, and how many more there are. */
function classesText(classes: readonly string[]): string {
  const shown = classes.slice(0, 4).join(', ');
  return classes.length > 4 ? `${shown} and ${classes.length - 4} more` : shown;
}

const nameId = (id: number) => `account-${id}`;

function lastLogin({ lastSignInAt }: StaffUser): string {
  return lastSignInAt === null ? 'none in 90 days' : dayAndTimeText(lastSignInAt);
}
