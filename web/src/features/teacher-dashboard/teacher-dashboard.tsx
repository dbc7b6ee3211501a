import { useEffect, useState } from 'react';
import { Loading } from '../../components/loading.tsx';
import { Page } from '../../components/page.tsx';
import { AccountButtons } from '../../components/staff-session/account-buttons.tsx';
import { staffPage } from '../../components/staff-session/signed-in-only.tsx';
import { StaffHeading } from '../../components/staff-session/staff-heading.tsx';
import { announceSession } from '../../lib/announce-session.ts';
import type { StaffSession } from '../../lib/staff-session/session-store.ts';
import { AssignmentList } from './assignment-list.tsx';
import { MyWeek } from './my-week/my-week.tsx';

const title = 'Teacher dashboard';
const links = [
  { href: '/', label: 'Home' },
  { href: '/science-department', label: 'Science department' },
] as const;

/** The teacher's week, then all homework, class by class (spec part 2, section 2). */
function TeacherDashboard({ session }: { readonly session: StaffSession }) {
  const isReady = useAnnounced(session);
  const names = [session.name, session.knownAs ?? ''].filter((one) => one !== '');
  return (
    <Page title={title} links={links} width="wide">
      <StaffHeading title={title} note={session.name !== '' && `Logged in as ${session.name}`}>
        <AccountButtons role="teacher" />
      </StaffHeading>
      {isReady ? (
        <>
          <MyWeek knownAs={session.knownAs} />
          <AssignmentList knownAs={session.knownAs} names={names} />
        </>
      ) : (
        <Loading label="Initializing your session…" />
      )}
    </Page>
  );
}

/** Longest wait for the server to take note, in milliseconds: it must not keep a teacher from the results. */
const patience = 5000;
/** Tokens whose sign-in has been announced since the page was loaded. */
const announced = new Set<string>();

/**
 * Tells the server that a teacher is here (spec part 2, section 6), and returns whether the dashboard may
 * load its data: once that is done or has failed. Coming back to the dashboard is announced too, but not
 * waited for.
 */
function useAnnounced({ token, name }: StaffSession): boolean {
  const [isReady, setReady] = useState(() => announced.has(token));
  useEffect(() => {
    const teacher = name === '' ? 'Teacher' : name;
    const ready = () => {
      announced.add(token);
      setReady(true);
    };
    const timer = setTimeout(ready, patience);
    void announceSession({ studentName: teacher, studentClass: 'Teaching Staff', teacher, userType: 'Teacher' }).then(
      ready,
    );
    return () => clearTimeout(timer);
  }, [token, name]);
  return isReady;
}

export default staffPage('teacher', title, TeacherDashboard);
