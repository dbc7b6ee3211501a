import type * as z from 'zod/mini';
import type {
  ClassDates,
  HomeworkDates,
  readClassDates as readClassDatesCall,
  readOwnDates as readOwnDatesCall,
} from '../../../contract/class-dates.ts';
import { type CatalogueEntry, findContent } from '../../../db/catalogue.ts';
import { countTriesLeft } from '../../../db/select-allowed.ts';
import { selectClassDates } from '../../../db/select-class-dates.ts';
import { readId } from '../../../db/session.ts';
import { findClassCode } from '../../people/classes/find-class.ts';
import { findListedSpelling } from '../../people/names/listed-spelling.ts';
import { normaliseName, plainText } from '../../site/normalise-name.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { Services } from '../../site/services/services.ts';
import { toClassDates } from './punctuality.ts';
import { findAllowed, whatHolds } from './what-holds.ts';

/** The dates of a homework, class by class; of a card, of what it shows. Throws a `Problem` for an unknown id. */
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
  return withState(services, whatHolds(await findDates(services, homework, asked.class)));
}

/** The same for the pupil of this name, who may have longer than the class, be excused, or try again after closing. */
export async function readOwnDates(
  services: Services,
  id: string,
  { name, studentClass }: z.output<typeof readOwnDatesCall.input>,
): Promise<z.output<typeof readOwnDatesCall.output>> {
  const homework = await getDated(services, id);
  const { reader } = services.database;
  const dates = await findDates(services, homework, studentClass);
  const classCode = (await findClassCode(services, studentClass)) ?? '';
  const pupil = { classCode, normalisedName: await findListedSpelling(reader, classCode, normaliseName(name)) };
  const allowed = homework.is_dated ? await findAllowed(reader, homework.id, pupil) : undefined;
  const triesLeft = await countTriesLeft(reader, allowed);
  const told = withState(services, whatHolds(dates, allowed));
  return {
    ...told,
    state: told.state === 'closed' && triesLeft > 0 ? 'late' : told.state,
    own: { untilAt: allowed?.untilAt ?? null, isExcused: allowed?.isExcused ?? false, triesLeft },
  };
}

async function findDates({ database }: Services, homework: CatalogueEntry, typed: string) {
  const all = homework.is_dated ? await selectClassDates(database.reader, homework.id) : new Map<string, never>();
  return [...all.values()].find((one) => plainText(one.studentClass) === plainText(typed));
}

function withState(services: Services, dates: ClassDates): z.output<typeof readClassDatesCall.output> {
  const now = services.now().toISOString();
  const isPast = (time: string | null) => time !== null && time < now;
  const isEarly = dates.openAt !== null && now < dates.openAt;
  const state = isPast(dates.closeAt) ? 'closed' : isEarly ? 'early' : isPast(dates.dueAt) ? 'late' : 'open';
  return { ...toClassDates(dates), state };
}
