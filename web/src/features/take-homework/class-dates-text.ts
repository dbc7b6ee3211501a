import type { readClassDates } from '@markwell/server/contract';
import type * as z from 'zod/mini';
import { longSchoolTimeText } from '../../lib/school-time.ts';

type Dates = z.output<typeof readClassDates.output>;

/** What students read about a homework's dates. */
export interface DatesText {
  readonly tone: 'info' | 'caution';
  readonly text: string;
  /** Why it cannot be started now. */
  readonly blocked?: string;
}

/** The dates in words for a student, as the server's clock has them; nothing where there is nothing to say. */
export function classDatesText({ state, openAt, dueAt, closeAt }: Dates): DatesText | undefined {
  const until = closeAt === null ? '' : ` until ${longSchoolTimeText(closeAt)}`;
  switch (state) {
    case 'early':
      return {
        tone: 'caution',
        text: `This homework opens on ${longSchoolTimeText(openAt ?? '')}. Come back then!`,
        blocked: 'It is not open yet for your class.',
      };
    case 'closed':
      return {
        tone: 'caution',
        text: `This homework closed on ${longSchoolTimeText(closeAt ?? '')}. If you still need to hand it in, ask your teacher.`,
        blocked: 'It is closed for your class.',
      };
    case 'late':
      return {
        tone: 'caution',
        text: `This was due on ${longSchoolTimeText(dueAt ?? '')}. You can still hand it in${until}, and it will show as late.`,
      };
    case 'open':
      if (dueAt !== null) return { tone: 'info', text: `Due on ${longSchoolTimeText(dueAt)}.` };
      return closeAt === null ? undefined : { tone: 'info', text: `You can hand this in${until}.` };
  }
}
