import type { AuditAction } from '../../../contract/audit.ts';
import { selectAnswers } from '../../../db/select-figures.ts';
import { questionsEverAsked } from '../../homework/catalogue/asked-questions.ts';
import { type Actor, recordAudit } from '../../site/audit/record-audit.ts';
import type { Services } from '../../site/services/services.ts';
import { type MarkedAttempt, readStoredAttempt } from './read-stored-attempt.ts';
import {
  getStatisticsSubject,
  type ReportChoice,
  readWork,
  type StatisticsSubject,
  type Work,
} from './statistics-subject.ts';

/** What a file of a homework's results is written from: those of one class, or of all. */
export interface Results extends Work, StatisticsSubject {
  /** Best attempts, by id. */
  readonly attempts: ReadonlyMap<number, MarkedAttempt & { readonly timeSpentMinutes: number | null }>;
  /** Also those asked before the homework was edited. */
  readonly questions: readonly { readonly id: string; readonly label: string; readonly marks: number }[];
}

/**
 * Reads the results of a class at a homework, or of all classes, to give them out as a file. Written to the
 * audit log as `action`.
 */
export async function readResults(
  services: Services,
  number: string,
  choice: ReportChoice,
  { by, action }: { readonly by: Actor; readonly action: AuditAction },
): Promise<Results> {
  const subject = await getStatisticsSubject(services, number, choice);
  const { homework, classCode, scores } = subject;
  const { database, now } = services;
  const [work, answers] = await Promise.all([
    readWork(services, subject),
    selectAnswers(database.reader, ['best'], { ...scores, withApart: true, withExcused: true }),
  ]);
  await database.write((session) => {
    const details = { class: classCode, students: work.own.length + work.apart.length };
    return recordAudit(session, now(), { by, action, subject: `homework ${homework.id}`, details });
  });
  const questions = (await questionsEverAsked(services.catalogue, homework)).map(
    ({ question: { id, marks }, told }) => ({ id, marks, label: told.label ?? id }),
  );
  const attempts = answers.map(
    ({ id, timeSpentMinutes, ...row }) => [id, { ...readStoredAttempt(row), timeSpentMinutes }] as const,
  );
  return { ...subject, ...work, questions, attempts: new Map(attempts) };
}
