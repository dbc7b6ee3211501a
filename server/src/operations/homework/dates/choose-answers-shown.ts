import type { AnswersShown, HomeworkDates } from '../../../contract/class-dates.ts';
import type { Actor } from '../../site/audit/actor.ts';
import { recordAudit } from '../../site/audit/record-audit.ts';
import type { Services } from '../../site/services/services.ts';
import { getDated, readHomeworkDates } from './read-dates.ts';

/** Chooses when students see what a homework expects. Written to the audit log. Throws a `Problem` for an id that is none. */
export async function chooseAnswersShown(
  services: Services,
  id: string,
  answersShown: AnswersShown,
  by: Actor,
): Promise<HomeworkDates> {
  const { database, catalogue, now } = services;
  const homework = await getDated(services, id);
  await database.write(async (session) => {
    const at = now();
    const { tables, transaction } = session;
    const change = { answersShown, updatedAt: at.toISOString() };
    await tables.assignments.update(change, { where: { id: homework.id }, transaction });
    const details = { from: homework.answers_shown, to: answersShown };
    await recordAudit(session, at, { by, action: 'choose-answers-shown', subject: `homework ${homework.id}`, details });
  });
  catalogue.forget();
  return readHomeworkDates(services, String(homework.id));
}
