import type { AnswersShown, HomeworkDates } from '../../contract/class-dates.ts';
import type { Actor } from '../audit/actor.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Services } from '../services/services.ts';
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
    await session.run('UPDATE assignments SET answers_shown = $1, updated_at = $2 WHERE id = $3', [
      answersShown,
      at.toISOString(),
      homework.id,
    ]);
    const details = { from: homework.answers_shown, to: answersShown };
    await recordAudit(session, at, { by, action: 'choose-answers-shown', subject: `homework ${homework.id}`, details });
  });
  catalogue.forget();
  return readHomeworkDates(services, String(homework.id));
}
