import * as z from 'zod/mini';
import { toAttemptNumber } from '../../../contract/assignment-numbers.ts';
import type { AskedBefore } from '../../../contract/retrieval.ts';
import type { CatalogueEntry } from '../../../db/catalogue.ts';
import { figureRow, selectFigures } from '../../../db/select-figures.ts';
import { childcareCard } from '../../homework/catalogue/cards.ts';
import { getClassCode } from '../../people/classes/find-class.ts';
import { groupBy } from '../../site/group-by.ts';
import type { Services } from '../../site/services/services.ts';
import { readClassReport } from '../statistics/read-class-report.ts';
import { gatherParts, wasAskedThen } from './choose-questions.ts';

const handedInRow = z.pick(figureRow, { homeworkId: true, firstSubmittedAt: true });

/** What a class was asked about three and ten weeks ago, weakest first, and what a quiz of it is called. */
export async function proposeRetrieval(
  services: Services,
  { class: typed }: { readonly class: string },
): Promise<{ class: string; title: string; questions: AskedBefore[] }> {
  const code = await getClassCode(services, typed, { code: 'not-found', field: 'class' });
  const now = services.now();
  const questions: AskedBefore[] = [];
  for (const { homework, askedAt } of await findAsked(services, code, now)) {
    const choice = { homework: String(homework.id), class: code };
    const report = await readClassReport(services, String(toAttemptNumber(homework.id)), choice);
    const found = report.questions.filter(({ asked, isPast, credit }) => asked && !isPast && !credit);
    const of = { homeworkId: homework.id, homeworkTitle: homework.title, askedAt };
    questions.push(...gatherParts(homework.questions, found).map((one) => ({ ...of, ...one })));
  }
  const { timeZone } = services.clock;
  const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone }).format(now);
  const weakestFirst = questions.sort((one, other) => one.facility - other.facility);
  return { class: code, title: `Retrieval: ${code}, ${day}`, questions: weakestFirst };
}

/** The homework that somebody of the class handed in, of the weeks that are asked about. */
async function findAsked(
  { database: { reader }, catalogue }: Services,
  code: string,
  now: Date,
): Promise<{ homework: CatalogueEntry; askedAt: string }[]> {
  const [handedIn, dates, entries] = await Promise.all([
    selectFigures(reader, handedInRow, { classes: [code] }),
    reader.tables.classDates.findAll({ where: { classCode: code }, raw: true }),
    catalogue.snapshot(),
  ]);
  const dueAt = new Map(dates.map((one) => [one.homeworkId, one.dueAt]));
  return [...groupBy(handedIn, ({ homeworkId }) => homeworkId)].flatMap(([id, rows]) => {
    const homework = entries.get(id);
    const firstAt = rows.map((row) => row.firstSubmittedAt).sort()[0] ?? '';
    const askedAt = dueAt.get(id) ?? firstAt;
    // The case studies of childcare have a page of their own; a quiz of old questions is asked about by those.
    const isLeftOut = id === childcareCard || homework?.purpose === 'retrieval';
    return homework === undefined || isLeftOut || !wasAskedThen(askedAt, now) ? [] : [{ homework, askedAt }];
  });
}
