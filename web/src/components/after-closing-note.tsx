import type { AfterClosing } from '@markwell/server/contract';
import type { ReactNode } from 'react';
import { longSchoolTimeText } from '../lib/school-time.ts';

interface AfterClosingNoteProps {
  readonly closedAt: string;
  /** What the teacher decided, once they have. */
  readonly decision?: AfterClosing['decision'];
}

/** Tells a student that their attempt came after closing, and what that means. */
export default function AfterClosingNote({ closedAt, decision = null }: AfterClosingNoteProps): ReactNode {
  return (
    <span className="mt-1 block">
      This homework closed on {longSchoolTimeText(closedAt)}. {outcome[decision ?? 'undecided']}
    </span>
  );
}

const outcome = {
  undecided: 'Your work is safe: your teacher can see it and will decide whether it counts.',
  count: 'Your teacher has decided that your work counts.',
  'leave-out': 'Your teacher has seen your work. It does not count towards your marks.',
} as const;
