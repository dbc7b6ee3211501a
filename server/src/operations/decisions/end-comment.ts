import { readId } from '../../db/row-number.ts';
import type { Actor } from '../site/audit/actor.ts';
import type { AuditSubject } from '../site/audit/audit-subject.ts';
import { recordAudit } from '../site/audit/record-audit.ts';
import { Problem } from '../site/problems/problem.ts';
import type { Services } from '../site/services/services.ts';

/** Takes a comment back. Written to the audit log. `id` is the path parameter; throws a `Problem` for one that is unknown or was taken back. */
export async function endComment({ database, now }: Services, id: string, by: Actor): Promise<{ success: true }> {
  const commentId = readId(id);
  await database.write(async (session) => {
    const at = now();
    const { tables, transaction } = session;
    const comment = await tables.comments.findByPk(commentId ?? 0, { transaction });
    if (comment === null) throw new Problem('not-found', `There is no comment ${id.slice(0, 20)}.`);
    const where = { id: comment.id, endedAt: null };
    const [ended] = await tables.comments.update({ endedAt: at.toISOString() }, { where, transaction });
    if (ended === 0) throw new Problem('conflict', 'This was taken back already.');
    const subject: AuditSubject = `homework ${comment.homeworkId}`;
    await recordAudit(session, at, { by, action: 'end-comment', subject, details: { comment: commentId } });
  });
  return { success: true };
}
