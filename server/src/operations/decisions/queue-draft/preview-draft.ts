import type * as z from 'zod/mini';
import type { previewQueueDraft as previewCall } from '../../../contract/queue-draft.ts';
import type { Services } from '../../site/services/services.ts';
import { previewChange } from '../judgements/change-schemes.ts';
import { countTouchedBy } from '../judgements/touched.ts';
import { draftToken, selectDraft } from './draft-rows.ts';
import { judgeDraft } from './judge-draft.ts';
import { describeDecisions } from './read-draft.ts';

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
