import { updateUserSession } from '@markwell/server/contract';
import { call } from './call.ts';

export interface SessionDetails {
  readonly studentName: string;
  readonly studentClass: string;
  readonly teacher: string;
  /** Title of the homework that is being taken. */
  readonly assignment?: string;
  /** Left out for students. */
  readonly userType?: 'Teacher';
}

/** Says that someone is here, on this page (spec part 1, section 7). Never throws: a failure is only logged. */
export async function announceSession(details: SessionDetails): Promise<void> {
  try {
    await call(updateUserSession, { ...details, currentPage: location.pathname.slice(0, 200) });
  } catch (error) {
    console.error('Failed to update user session', error);
  }
}
