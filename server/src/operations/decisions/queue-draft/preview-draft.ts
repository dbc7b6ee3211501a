import type * as z from 'zod/mini';
import type { previewQueueDraft as previewCall } from '../../../contract/queue-draft.ts';
import type { DraftDecisionRow } from '../../../db/tables/decisions.ts';
import type { Actor } from '../../site/audit/record-audit.ts';
import type { Services } from '../../site/services/services.ts';
import { previewChange } from '../judgements/change-schemes.ts';
import { judging } from '../judgements/judge-answers.ts';
import { countTouchedBy } from '../judgements/touched.ts';
import { describeDecisions, draftToken, selectDraft } from './read-draft.ts';

type Effects = z.output<typeof previewCall.output>;

/** Attempts that are listed. */
const listed = 30;

/** Whose marks somebody's draft would change. What can no longer be judged changes nothing. */
export async function previewQueueDraft(services: Services, userId: number): Promise<Effects> {
  const { reader } = services.database;
  const rows = await selectDraft(reader, userId);
  const gone = new Set(
    (await describeDecisions(services, rows)).filter(({ trouble }) => trouble?.kind === 'gone').map(({ key }) => key),
  );
  const changes = await judgeDraft(
    services,
    rows.filter((row) => !gone.has(row.groupKey)),
    { by: userId, at: services.now(), reason: undefined },
  );
  const told: Pick<Effects, 'gain' | 'lose' | 'changes' | 'omitted'> = { gain: 0, lose: 0, changes: [], omitted: 0 };
  const students = new Set<number>();
  for (const change of changes) {
    const preview = await previewChange(services, change, listed - told.changes.length);
    told.gain += preview.summary.gain;
    told.lose += preview.summary.lose;
    told.changes.push(...preview.changes);
    told.omitted += preview.omitted;
    for (const student of preview.students) students.add(student);
  }
  return { token: draftToken(rows), ...(await countTouchedBy(reader, students, userId)), ...told };
}

/** The decisions of a draft as changes of mark schemes, one for each homework. `reason` is noted with each judgement. */
export function judgeDraft(
  services: Services,
  rows: readonly DraftDecisionRow[],
  { by, at, reason }: { readonly by: Actor; readonly at: Date; readonly reason: string | undefined },
): Promise<Awaited<ReturnType<typeof judging>>[]> {
  const ids = [...new Set(rows.map(({ homeworkId }) => homeworkId))];
  return Promise.all(
    ids.map((id) => {
      const judgements = rows
        .filter(({ homeworkId }) => homeworkId === id)
        .map(({ questionId, answer, choice, marks }) => ({
          questionId,
          answer,
          marks,
          ...(choice !== null && { choice }),
        }));
      return judging(services, id, { judgements, ...(reason !== undefined && { note: reason }), at }, by);
    }),
  );
}
