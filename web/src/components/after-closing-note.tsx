import type { AfterClosing } from '@markwell/server/contract';
import type { ReactNode } from 'react';
import { longSchoolTimeText } from '../lib/school-time.ts';
import { msg, t } from '../lib/texts.ts';

interface AfterClosingNoteProps {
  readonly closedAt: string;
  /** What the teacher decided, once they have. */
  readonly decision?: AfterClosing['decision'];
}

/** Tells a student that their attempt came after closing, and what that means. */
export default function AfterClosingNote({ closedAt, decision = null }: AfterClosingNoteProps): ReactNode {
  return (
    <span className="mt-1 block">
      {t('closed.on', { at: longSchoolTimeText(closedAt) })} {t(outcome[decision ?? 'undecided'])}
    </span>
  );
}

const outcome = {
  undecided: msg('closed.undecided'),
  count: msg('closed.count'),
  'leave-out': msg('closed.leave-out'),
} as const;
