import { type DraftOwner, ownerKey } from '../draft.ts';
import { answerOf, inStore } from '../outbox/device-database.ts';
import { afterTries, mostUsefulFirst, type PracticeEntry, practiceEntrySchema, type Try } from './schedule.ts';

/** Whose questions they are. */
export type Pupil = Pick<DraftOwner, 'name' | 'studentClass'>;

/** Who has just handed in on this page, so that they need not say so again: forgotten with the page, as computers are shared. */
export const atHand: { pupil: Pupil | undefined } = { pupil: undefined };

const ownerOf = (pupil: Pupil) => ownerKey({ ...pupil, homeworkId: 0 });

/** What this device keeps to practise; nothing where it keeps nothing. */
async function readAll(): Promise<PracticeEntry[]> {
  try {
    return await inStore('practice', 'readonly', readStore);
  } catch (error) {
    console.warn('There is nothing to practise on this device', error);
    return [];
  }
}

async function readStore(store: IDBObjectStore): Promise<PracticeEntry[]> {
  const rows: unknown[] = await answerOf(store.getAll());
  return rows.flatMap((row) => practiceEntrySchema.safeParse(row).data ?? []);
}

/** Whether anybody has questions here. */
export async function hasPractice(): Promise<boolean> {
  return (await readAll()).length > 0;
}

/** The pupil's questions, most useful first. */
export async function practiceOf(pupil: Pupil): Promise<PracticeEntry[]> {
  const [owner, entries] = [ownerOf(pupil), await readAll()];
  const own = entries.filter((entry) => entry.owner === owner);
  return mostUsefulFirst(own, Date.now());
}

/** Keeps what became of the pupil's answers, all at one moment. */
export async function keepTries(pupil: Pupil, tries: readonly Omit<Try, 'owner'>[], at: number): Promise<void> {
  const own = tries.map((one) => ({ ...one, owner: ownerOf(pupil) }));
  await change((entries) => afterTries(entries, own, at));
}

/** Forgets the pupil's questions, or those that one submission is marked by. */
export async function forgetPractice(pupil: Pupil, submissionKey?: string): Promise<void> {
  const owner = ownerOf(pupil);
  const isOther = (entry: PracticeEntry) => submissionKey !== undefined && entry.submissionKey !== submissionKey;
  await change((entries) => entries.filter((entry) => entry.owner !== owner || isOther(entry)));
}

/** In one transaction. A device that keeps nothing goes without. */
async function change(next: (entries: PracticeEntry[]) => PracticeEntry[]): Promise<void> {
  try {
    await inStore('practice', 'readwrite', async (store) => {
      const entries = next(await readStore(store));
      await answerOf(store.clear());
      await Promise.all(entries.map((entry) => answerOf(store.put(entry, placeOf(entry)))));
    });
  } catch (error) {
    console.warn('What there is to practise cannot be kept on this device', error);
  }
}

const placeOf = ({ owner, homeworkId, questionId }: PracticeEntry) => `${owner} ${homeworkId} ${questionId}`;
