import { useEffect, useState } from 'react';
import { announceSession } from '../../lib/announce-session.ts';
import type { StaffSession } from '../../lib/staff-session/session-store.ts';

/** Longest wait for the server to take note, in milliseconds: it must not keep a teacher from the results. */
const patience = 5000;
/** Tokens whose sign-in has been announced since the page was loaded. */
const announced = new Set<string>();

/**
 * Tells the server that a teacher is here (spec part 2, section 6), and returns whether the dashboard may
 * load its data: once that is done or has failed. Coming back to the dashboard is announced too, but not
 * waited for.
 */
export function useAnnounced({ token, name }: StaffSession): boolean {
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
