import type * as z from 'zod/mini';
import type { HomeworkDates, readClassDates as readClassDatesCall } from '../../../contract/class-dates.ts';
import type { CatalogueEntry } from '../../../db/catalogue.ts';
import { findContent } from '../../../db/catalogue.ts';
import { readId } from '../../../db/row-number.ts';
import { selectClassDates } from '../../../db/select-class-dates.ts';
import { plainText } from '../../site/normalise-name.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { Services } from '../../site/services/services.ts';
import { toClassDates } from './punctuality.ts';

/** The dates of a homework, class by class; of a card, of what it shows. Throws a `Problem` for an id that is none. */
export async function readHomeworkDates(services: Services, id: string): Promise<HomeworkDates> {
  const homework = await getDated(services, id);
  const dates = await selectClassDates(services.database.reader, homework.id);
  return {
    homework: { id: homework.id, title: homework.title },
    answersShown: homework.answers_shown,
    classes: [...dates.values()].map((row) => ({ studentClass: row.studentClass, ...toClassDates(row) })),
  };
}

/** The homework that an id means: of a card, what it shows. Throws a `Problem` for an unknown one. */
export async function getDated({ catalogue }: Services, id: string): Promise<CatalogueEntry> {
  const homework = findContent(await catalogue.snapshot(), readId(id) ?? -1);
  if (homework === undefined) throw new Problem('not-found', `There is no homework ${id.slice(0, 20)}.`);
  return homework;
}

/** What a class is told of the dates of a homework. Throws a `Problem` for an unknown homework. */
export async function readClassDates(
  services: Services,
  asked: z.output<typeof readClassDatesCall.input>,
): Promise<z.output<typeof readClassDatesCall.output>> {
  const homework = await getDated(services, asked.homework);
  const all = homework.is_dated
    ? await selectClassDates(services.database.reader, homework.id)
    : new Map<string, never>();
  const row = [...all.values()].find((one) => plainText(one.studentClass) === plainText(asked.class));
  if (row === undefined) return { openAt: null, dueAt: null, closeAt: null, state: 'open' };
  const now = services.now().toISOString();
  const isPast = (time: string | null) => time !== null && time < now;
  const isEarly = row.openAt !== null && now < row.openAt;
  const state = isPast(row.closeAt) ? 'closed' : isEarly ? 'early' : isPast(row.dueAt) ? 'late' : 'open';
  return { ...toClassDates(row), state };
}
