import type { readClassDates, readOwnDates } from '@markwell/server/contract';
import type * as z from 'zod/mini';
import { longSchoolTimeText } from '../../lib/school-time.ts';

/** With `own` once a name is typed that a class list knows. */
type Dates = z.output<typeof readClassDates.output> & Partial<Pick<z.output<typeof readOwnDates.output>, 'own'>>;

/** What students read about a homework's dates. */
export interface DatesText {
  readonly tone: 'info' | 'caution';
  readonly text: string;
  /** Why it cannot be started now. */
  readonly blocked?: string;
}

/** The dates in words for a student, as the server's clock has them; nothing where there is nothing to say. */
export function classDatesText(dates: Dates): DatesText | undefined {
  const said = textOfClass(dates);
  const { state, own } = dates;
  if (own === undefined) return said;
  if (own.isExcused) {
    if (said?.blocked !== undefined) return { ...said, text: `You are excused from this homework. ${said.text}` };
    return { tone: 'info', text: 'You are excused from this homework; you may still do it.' };
  }
  if (own.triesLeft > 0 && state !== 'early') {
    return {
      tone: 'info',
      text: own.triesLeft === 1 ? 'You may try again.' : `You may try again ${own.triesLeft} times.`,
    };
  }
  if (own.untilAt !== null && state === 'open') {
    return { tone: 'info', text: `You have until ${longSchoolTimeText(dates.dueAt ?? own.untilAt)}.` };
  }
  return said;
}

function textOfClass({ state, openAt, dueAt, closeAt }: Dates): DatesText | undefined {
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
