import type { readClassDates, readOwnDates } from '@markwell/server/contract';
import type * as z from 'zod/mini';
import { longSchoolTimeText } from '../../lib/school-time.ts';
import { t } from '../../lib/texts.ts';

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
    if (said?.blocked !== undefined) return { ...said, text: `${t('dates.excused')} ${said.text}` };
    return { tone: 'info', text: t('dates.excused-may') };
  }
  if (own.triesLeft > 0 && state !== 'early') {
    return {
      tone: 'info',
      text: t('dates.tries', { count: own.triesLeft }),
    };
  }
  if (own.untilAt !== null && state === 'open') {
    return { tone: 'info', text: t('dates.you-have', { until: longSchoolTimeText(dates.dueAt ?? own.untilAt) }) };
  }
  return said;
}

function textOfClass({ state, openAt, dueAt, closeAt }: Dates): DatesText | undefined {
  const until = closeAt === null ? '' : longSchoolTimeText(closeAt);
  switch (state) {
    case 'early':
      return {
        tone: 'caution',
        text: t('dates.opens', { at: longSchoolTimeText(openAt ?? '') }),
        blocked: t('dates.not-open'),
      };
    case 'closed':
      return {
        tone: 'caution',
        text: t('dates.closed-ask', { at: longSchoolTimeText(closeAt ?? '') }),
        blocked: t('dates.closed'),
      };
    case 'late':
      return {
        tone: 'caution',
        text:
          closeAt === null
            ? t('dates.late', { at: longSchoolTimeText(dueAt ?? '') })
            : t('dates.late-until', { at: longSchoolTimeText(dueAt ?? ''), until }),
      };
    case 'open':
      if (dueAt !== null) return { tone: 'info', text: t('dates.due', { at: longSchoolTimeText(dueAt) }) };
      return closeAt === null ? undefined : { tone: 'info', text: t('dates.until', { until }) };
  }
}
