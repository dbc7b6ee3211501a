import { enableUser, listUsers, type StaffUser } from '@markwell/server/contract';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { showToast } from '../../../components/toast/toast-store.ts';
import { failureText } from '../../../lib/failure.ts';
import { staffCall } from '../../../lib/staff-session/staff-call.ts';
import { useStaffQuery } from '../../../lib/staff-session/use-staff-query.ts';
import { QueryView } from '../query-view.tsx';
import { AccountDialog, type AskedOfAccount } from './account-dialog.tsx';
import { AccountTable } from './account-table.tsx';

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
