import type { CatalogueEntry } from '../../db/catalogue.ts';
import { type StoredDates, selectClassDates, selectDatesOfStudent } from '../../db/select-class-dates.ts';
import { Problem } from '../problems/problem.ts';
import type { Services } from '../services/services.ts';

/** An attempt that arrives, as far as dates have to do with it. */
interface Arriving {
  readonly homework: Pick<CatalogueEntry, 'id' | 'is_dated'>;
  readonly student: { readonly id: number } | { readonly classCode: string };
  /** By the clock of the device, ISO 8601 UTC; null where it cannot be told. */
  readonly startedAt: string | null;
  readonly timeSpentMinutes: number | null;
}

const minute = 60_000;

/**
 * Throws a `Problem` for an attempt that was begun when the homework was closed for its class. One that was begun before is taken whenever it
 * comes, and so is one of which that cannot be told; it counts as late.
 */
export async function refuseClosed(services: Services, { homework, ...attempt }: Arriving): Promise<void> {
  const { startedAt, student } = attempt;
  if (!homework.is_dated || startedAt === null) return;
  const { reader } = services.database;
  const dates =
    'id' in student
      ? await selectDatesOfStudent(reader, homework.id, student.id)
      : (await selectClassDates(reader, homework.id, student.classCode)).get(student.classCode);
  if (dates === undefined || dates.close_at === null) return;
  const begun = beginning(startedAt, attempt.timeSpentMinutes, services.now());
  if (!wasClosed(dates, dates.close_at, begun)) return;
  throw new Problem(
    'conflict',
    `This homework was closed for ${dates.class_code} on ${services.clock.formatTime(dates.close_at)}, and these answers were begun after that. A teacher can open it again.`,
  );
}

/** The clock of a device may be ahead: nobody began later than the time spent before the answers came. */
function beginning(startedAt: string, timeSpentMinutes: number | null, now: Date): string {
  const latest = new Date(now.getTime() - (timeSpentMinutes ?? 0) * minute).toISOString();
  return startedAt < latest ? startedAt : latest;
}

/** Who began before the dates were set as they are now could not know them. */
function wasClosed({ set_at: setAt }: StoredDates, closeAt: string, begun: string): boolean {
  return begun > closeAt && begun >= setAt;
}
