import type { CatalogueEntry } from '../../../db/catalogue.ts';
import { selectClassDates, selectDatesOfStudent } from '../../../db/select-class-dates.ts';
import type { Services } from '../../site/services/services.ts';
import { findAllowed, type PupilNamed, whatHolds } from './what-holds.ts';

/** An attempt that arrives, as far as closing has to do with it. */
interface Arriving {
  readonly homework: Pick<CatalogueEntry, 'id' | 'is_dated'>;
  readonly student: PupilNamed;
  /** As `startHomework` gave it, or anything else that was sent in its place. */
  readonly startToken: string | null | undefined;
}

/**
 * When a homework had closed for whoever hands an attempt in, ISO 8601 UTC, where nothing shows that they began before; null where the
 * attempt counts. A pupil may have longer than the class; whether another try is left is known once it is stored. Nothing but a token that this school's servers signed shows it: what a page says of its times can be made up.
 */
export async function findClosed(
  services: Services,
  { homework, student, startToken }: Arriving,
): Promise<string | null> {
  if (!homework.is_dated) return null;
  const { reader } = services.database;
  const dates =
    'id' in student
      ? await selectDatesOfStudent(reader, homework.id, student.id)
      : (await selectClassDates(reader, homework.id, student.classCode)).get(student.classCode);
  const now = services.now();
  const isOver = (time: string | null | undefined) => typeof time === 'string' && time < now.toISOString();
  if (dates === undefined || !isOver(dates.closeAt)) return null;
  const allowed = await findAllowed(reader, homework.id, student);
  const closedAt = whatHolds(dates, allowed).closeAt;
  if (closedAt === null || !isOver(closedAt)) return null;
  const start = { homeworkId: homework.id, classCode: dates.studentClass };
  const begun = startToken ? await services.startTokens.read(startToken, start, now) : null;
  // Whoever began before the dates were set as they are now could not know them.
  return begun !== null && (begun <= closedAt || begun < dates.setAt) ? null : closedAt;
}
