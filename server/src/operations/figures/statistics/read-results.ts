import type { Question } from '@markwell/marking-core';
import type { AuditAction } from '../../../contract/audit.ts';
import type { ClassEntry } from '../../../contract/class-list.ts';
import type { CatalogueEntry } from '../../../db/catalogue.ts';
import { type StoredDates, selectClassDates } from '../../../db/select-class-dates.ts';
import {
  type RosterStudent,
  selectFirstAndBestAnswers,
  selectRosters,
  selectScores,
} from '../../../db/select-scores.ts';
import { questionsEverAsked } from '../../homework/catalogue/asked-questions.ts';
import { listClasses } from '../../people/classes/list-classes.ts';
import { getReportClass } from '../../people/classes/report-class.ts';
import type { Actor } from '../../site/audit/actor.ts';
import { recordAudit } from '../../site/audit/record-audit.ts';
import type { Services } from '../../site/services/services.ts';
import type { ReportChoice } from './read-class-report.ts';
import { type MarkedAttempt, readStoredAttempt } from './read-stored-attempt.ts';
import { type PartedScores, partScores } from './scores.ts';
import { getStatisticsSubject } from './statistics-subject.ts';

/** What is taken away of a homework, as it is written into files: of one class, or of all. */
export interface Results extends PartedScores {
  readonly homework: CatalogueEntry;
  /** Null for all classes. */
  readonly classCode: string | null;
  readonly classes: readonly ClassEntry[];
  /** Names on the class lists that have not handed in. */
  readonly notDone: readonly RosterStudent[];
  /** First and best attempts, by id. */
  readonly attempts: ReadonlyMap<number, MarkedAttempt>;
  /** Also those asked before the homework was edited. */
  readonly questions: readonly Question[];
  /** By the code of the class. */
  readonly dates: ReadonlyMap<string, StoredDates>;
}

/**
 * Reads the results of a class at a homework, or of all classes, to give them out as a file; which is written to the audit log as `action`.
 * Throws a `Problem` as `readClassReport` does.
 */
export async function readResults(
  services: Services,
  number: string,
  choice: ReportChoice,
  { by, action }: { readonly by: Actor; readonly action: AuditAction },
): Promise<Results> {
  const { homework } = await getStatisticsSubject(services, number, choice.homework);
  const classCode = await getReportClass(services, choice.class);
  const { database, now } = services;
  const [scores, rosters, answers, classes, dates] = await Promise.all([
    selectScores(database.reader, homework.id, classCode),
    selectRosters(database.reader, homework.id, classCode),
    selectFirstAndBestAnswers(database.reader, homework.id, classCode),
    listClasses(services),
    selectClassDates(database.reader, homework.id, classCode),
  ]);
  await database.write((session) => {
    const details = { class: classCode, students: scores.length };
    return recordAudit(session, now(), { by, action, subject: `homework ${homework.id}`, details });
  });
  const questions = (await questionsEverAsked(services.catalogue, homework)).map(({ question }) => question);
  return {
    ...{ homework, classCode, classes, questions, dates, ...partScores(scores) },
    notDone: rosters.filter((student) => !student.has_attempt),
    attempts: new Map(answers.map((row) => [row.attempt_id, readStoredAttempt(row)])),
  };
}
