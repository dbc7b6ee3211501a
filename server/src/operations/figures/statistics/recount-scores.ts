import { countWrongScores, recountAllScores } from '../../../db/keep-scores.ts';
import { type Actor, recordAudit } from '../../site/audit/record-audit.ts';
import type { Services } from '../../site/services/services.ts';

/**
 * Counts the scores of all students anew from their attempts, in one transaction that whoever hands in waits for: some ten seconds for a million
 * attempts. Gives how many were not what the attempts come to. Written to the audit log.
 */
export async function recountScores({ database, now }: Services, by: Actor): Promise<{ wrong: number }> {
  const wrong = await countWrongScores(database.reader);
  await database.write(async (session) => {
    await recountAllScores(session);
    await recordAudit(session, now(), { by, action: 'recount-scores', subject: 'database', details: { wrong } });
  });
  return { wrong };
}
