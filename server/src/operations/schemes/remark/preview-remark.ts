import * as z from 'zod/mini';
import type { ChangedAttempt, RemarkInput, RemarkSummary, remarkPreviewSchema } from '../../../contract/remark.ts';
import { inList, type Session, selectRows } from '../../../db/session.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { Services } from '../../site/services/services.ts';
import { readSchemeFile } from '../versions/read-scheme-file.ts';
import { prepareUsable, shownQuestions } from '../versions/test-scheme.ts';
import { createRemarker } from './create-remarker.ts';
import { findHorizon } from './find-horizon.ts';
import type { RemarkedBatch } from './remark-batch.ts';
import { createRemarkTally, type RemarkTally } from './remark-tally.ts';
import { describeTarget, findRemarkTarget, type RemarkTarget, withScheme } from './remark-target.ts';

/** Changes that a dry run lists unless told otherwise. */
const usualLimit = 500;

/**
 * The dry run of a re-mark: its totals, and the first of its changes, by attempt. Stores nothing. With `text` it is by a scheme that is
 * not published yet. It ends early, with a `Problem`, once `isWanted` says that nobody waits for it any more.
 */
export async function previewRemark(
  services: Services,
  id: string,
  { limit, text, ...input }: RemarkInput & { limit?: number | undefined; text?: string | undefined },
  isWanted: () => boolean = () => true,
): Promise<z.output<typeof remarkPreviewSchema>> {
  const named = await findRemarkTarget(services, id, input);
  const target = text === undefined ? named : await withText(services, named, text);
  const { students: _whose, ...told } = await previewTarget(services, target, limit, isWanted);
  return { ...describeTarget(target), ...told };
}

/** The totals of a dry run by a target, the first of its changes, and whose marks change in all. */
export async function previewTarget(
  services: Services,
  target: RemarkTarget,
  limit = usualLimit,
  isWanted: () => boolean = () => true,
): Promise<{
  summary: RemarkSummary;
  changes: ChangedAttempt[];
  omitted: number;
  students: ReadonlySet<number>;
}> {
  const changes: ChangedAttempt[] = [];
  const tally = await tallyRemark(
    services,
    target,
    async (batch) => {
      changes.push(...batch.slice(0, limit - changes.length));
      return changes.length < limit;
    },
    () => {
      if (!isWanted()) throw new Problem('conflict', 'Nobody waits for this any more.');
    },
  );
  const summary = tally.summary();
  const { gain, lose, kept, moved } = summary;
  return { summary, changes, omitted: gain + lose + kept + moved - changes.length, students: tally.students() };
}

/**
 * A dry run of any size: hands over the changes batch by batch, by the order in which the attempts arrived, and gives the
 * totals at the end. Changes are handed over until `onChanges` says that it wants no more. `progress` hears how many attempts
 * were marked so far.
 */
export async function streamRemark(
  services: Services,
  target: RemarkTarget,
  onChanges: (changes: ChangedAttempt[]) => Promise<boolean>,
  progress: (marked: number) => void = () => {},
): Promise<RemarkSummary> {
  return (await tallyRemark(services, target, onChanges, progress)).summary();
}

async function tallyRemark(
  { database }: Services,
  target: RemarkTarget,
  onChanges: (changes: ChangedAttempt[]) => Promise<boolean>,
  progress: (marked: number) => void,
): Promise<RemarkTally> {
  const tally = createRemarkTally();
  const remark = createRemarker(database, target);
  let marked = 0;
  let wantsMore = true;
  const all = { after: 0, upTo: await findHorizon(database) };
  for await (const batch of remark(all, () => ({ questions: wantsMore, text: false }))) {
    tally.add(batch);
    const changes = wantsMore ? await listChanges(database.reader, batch) : [];
    if (changes.length > 0) wantsMore = await onChanges(changes);
    marked += batch.attempts;
    progress(marked);
  }
  return tally;
}

/** The target with the scheme of a file in the place of a version. Throws a `Problem` for a file with errors, or for another homework. */
async function withText(services: Services, target: RemarkTarget, text: string): Promise<RemarkTarget> {
  const read = await prepareUsable(readSchemeFile(text, shownQuestions(target.homework)));
  if (read.slug !== target.scheme.slug) {
    throw new Problem('invalid-input', `this scheme is for '${read.slug}'.`, { field: 'slug' });
  }
  return withScheme(services, target, read);
}

// SQL by hand: attempts are joined with their students.

const whoseRow = z.object({
  id: z.number(),
  reference: z.string(),
  submitted_at: z.string(),
  student_id: z.number(),
  name: z.string(),
  class_code: z.string(),
});

/** Changes of attempts that count and that a teacher would see, of a batch whose changes were described: whose they are, and what becomes of each. */
async function listChanges(session: Session, { remarked }: RemarkedBatch): Promise<ChangedAttempt[]> {
  const listed = remarked.filter(({ counts, outcome }) => counts && outcome !== 'same');
  if (listed.length === 0) return [];
  const list = inList(listed.map(({ attemptId }) => attemptId));
  const rows = await selectRows(
    session,
    whoseRow,
    `SELECT a.id, a.reference, a.submitted_at, a.student_id, s.name, s.class_code
       FROM attempts a JOIN students s ON s.id = a.student_id WHERE a.id IN ${list.sql}`,
    list.values,
  );
  const whose = new Map(rows.map((row) => [row.id, row]));
  return listed.flatMap(({ attemptId, outcome, before, after, questions = [] }) => {
    const row = whose.get(attemptId);
    if (row === undefined) return [];
    const { reference, submitted_at: submittedAt, student_id: studentId } = row;
    const { name: studentName, class_code: studentClass } = row;
    return {
      ...{ attemptId, reference, studentId, studentName, studentClass, submittedAt, outcome },
      before,
      after,
      gradeChanges: before.grade !== after.grade,
      questions,
    };
  });
}
