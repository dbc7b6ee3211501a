import * as z from 'zod/mini';

const day = 24 * 60 * 60 * 1000;

/** How long after the last try a question is due again, in days: a gap longer each time that it is got right when due. */
const gaps = [3, 10, 30] as const;
/** Most questions that a device keeps, of all its pupils together, and how long one is kept after its last try, in days. */
const mostKept = 300;
const keptFor = 180;

/** A question that somebody did not get full marks for on this device. Times are in milliseconds since 1970. */
export const practiceEntrySchema = z.object({
  /** Whose it is, without a name: see `ownerKey`. */
  owner: z.string(),
  homeworkId: z.number(),
  questionId: z.string(),
  /** That of the submission, by which the server marks more answers. */
  submissionKey: z.string(),
  /** How many gaps it has been got right after. */
  passed: z.number(),
  dueAt: z.number(),
  triedAt: z.number(),
});
export type PracticeEntry = z.infer<typeof practiceEntrySchema>;

/** An answer that has been marked. */
export interface Try extends Pick<PracticeEntry, 'owner' | 'homeworkId' | 'questionId' | 'submissionKey'> {
  readonly isRight: boolean;
}

export const isDue = ({ dueAt }: PracticeEntry, now: number): boolean => dueAt <= now;

const isOf = (one: Try, entry: PracticeEntry) =>
  one.owner === entry.owner && one.homeworkId === entry.homeworkId && one.questionId === entry.questionId;

/** What is kept after these tries. Tries of the same moment are other marks for the same answers. */
export function afterTries(entries: readonly PracticeEntry[], tries: readonly Try[], at: number): PracticeEntry[] {
  const others = entries.filter((entry) => !tries.some((one) => isOf(one, entry)));
  const tried = tries.flatMap((one) => {
    const entry = entries.find((found) => isOf(one, found));
    return afterTry(entry, one, at) ?? [];
  });
  return [...tried, ...others]
    .filter(({ triedAt }) => at - triedAt < keptFor * day)
    .sort((one, other) => other.triedAt - one.triedAt)
    .slice(0, mostKept);
}

function afterTry(before: PracticeEntry | undefined, { isRight, ...of }: Try, at: number): PracticeEntry | undefined {
  if (!isRight) return { ...of, passed: 0, dueAt: at + gaps[0] * day, triedAt: at };
  if (before === undefined || before.triedAt === at) return undefined;
  // Right before it is due tells little: it is asked again all the same.
  if (!isDue(before, at)) return { ...before, ...of, triedAt: at };
  const passed = before.passed + 1;
  const gap = gaps[passed];
  return gap === undefined ? undefined : { ...of, passed, dueAt: at + gap * day, triedAt: at };
}

/** The most useful first: what is due, of that what was got right least often, then longest due; then what is due next. */
export function mostUsefulFirst(entries: readonly PracticeEntry[], now: number): PracticeEntry[] {
  return [...entries].sort((one, other) => {
    const [due, otherDue] = [isDue(one, now), isDue(other, now)];
    if (due !== otherDue) return due ? -1 : 1;
    return (due ? one.passed - other.passed : 0) || one.dueAt - other.dueAt;
  });
}
